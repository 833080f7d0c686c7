import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';

const FRESH_MS = 15 * 60_000;

/**
 * Where the money of an organization goes is decided by an owner who signed in a moment ago: by no other role, by no API key, and by nobody who found
 * a console open.
 */
export function assertOwnerHere({ role, caller, services }: Pick<OrgCtx, 'role' | 'caller' | 'services'>): void {
  if (role !== 'owner' || !caller) throw new AppError('payment.owner_only');
  const { signedInAt } = caller;
  if (!signedInAt || services.now().getTime() - signedInAt.getTime() > FRESH_MS) throw new AppError('auth.not_fresh');
}
