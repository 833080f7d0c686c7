import type { Operation } from '@swapt/shared/contract';
import { isPersonal } from '@swapt/shared/values';

/** Whom an operation is for, in words. */
export function callers(who: Operation['who']): string {
  if (who === 'public') return 'anybody';
  if (who === 'signed-in') return 'anyone who is signed in';
  if (who === 'operator') return 'the operator of the installation';
  if (who === 'member') return 'members of the organization';
  return isPersonal(who) ? `people whose role has ${who}, never an API key` : `roles with ${who}`;
}
