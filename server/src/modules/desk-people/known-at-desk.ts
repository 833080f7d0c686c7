import { can, type ApprovedAction, type Role } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { selectDeskPerson, takeApproval } from './desk-people.sql.js';
import { claimOf, isTokenOf, type Claim, type Purpose } from './desk-token.js';

/** The desk at which something is done. */
export interface AtDesk {
  tx: Tx;
  orgId: string;
  sessionId: string;
  secret: Uint8Array;
  /** When it is done; earlier than now where the desk kept it without the network. */
  at: Date;
}

export interface Acting {
  userId: string;
  role: Role;
}

/** Who does something at a desk: the cashier who entered a PIN there, else who is signed in. */
export async function cashierOf(desk: AtDesk, token: string | undefined, caller: Acting): Promise<Acting> {
  if (token === undefined) return caller;
  const known = await read(desk, token, 'cashier');
  if (!known || !can(known.role, 'pos:use')) throw new AppError('desk.cashier');
  return { userId: known.userId, role: known.role };
}

/** That somebody may do this at a desk, or that somebody who may approved it, who is given. An approval is used up by it. */
export async function assertApproved(
  desk: AtDesk,
  action: ApprovedAction,
  token: string | undefined,
  { userId, role }: Acting,
): Promise<string> {
  if (mayApprove(role)) return userId;
  const approver = token === undefined ? undefined : await read(desk, token, action);
  if (!approver || !mayApprove(approver.role)) throw new AppError('desk.approval');
  const { tx, orgId, sessionId, at } = desk;
  const approval = { approvalId: approver.tokenId, sessionId, action, approvedBy: approver.userId, at };
  const [isNew] = await takeApproval(tx, orgId, approval);
  if (!isNew) throw new AppError('desk.approval');
  return approver.userId;
}

export const mayApprove = (role: Role): boolean => can(role, 'orders:refund');

/** Whom a token names who is still a member, with the PIN that it was given for. */
async function read(
  { tx, orgId, sessionId, secret, at }: AtDesk,
  token: string,
  purpose: Purpose,
): Promise<(Claim & { role: Role }) | undefined> {
  const claim = claimOf(token);
  if (!claim || claim.until < at) return undefined;
  const [person] = await selectDeskPerson(tx, orgId, claim.userId);
  if (!person?.pin_hash) return undefined;
  const bound = { orgId, sessionId, purpose, pinHash: person.pin_hash };
  return isTokenOf(secret, token, claim, bound) ? { ...claim, role: person.role } : undefined;
}
