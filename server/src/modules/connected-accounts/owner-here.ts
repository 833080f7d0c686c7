import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';

/** Where the money of an organization goes is decided by an owner who is there: by no other role, and by no API key. */
export function assertOwnerHere({ role, caller }: Pick<OrgCtx, 'role' | 'caller'>): void {
  if (role !== 'owner' || !caller) throw new AppError('payment.owner_only');
}
