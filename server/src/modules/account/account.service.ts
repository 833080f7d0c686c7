import type { Tx } from '../../platform/db/database.js';
import { deleteForgottenUsers } from './delete-user.sql.js';
import { deleteOldRequests } from './deletion.sql.js';

export { askForCustomer } from './account.jobs.js';
export { carryOut, readDeletion, type Deletion } from './carry-out.js';
export { deleteRequestsOfUser } from './deletion.sql.js';
export { endSessionsOf, eraseUser } from './delete-user.sql.js';

/** Forgets requests that nobody can carry out any more, and users who were deleted before the given moment. */
export async function cleanAccounts(tx: Tx, now: Date, before: Date): Promise<void> {
  await deleteOldRequests(tx, now);
  await deleteForgottenUsers(tx, before);
}
