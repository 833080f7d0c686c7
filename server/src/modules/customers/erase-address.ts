import type { Tx } from '../../platform/db/database.js';
import {
  deleteContacts,
  deleteEvents,
  deleteOwnBrowsers,
  deleteSuggestions,
  deleteSubmissionsOf,
  isOthersToo,
  recountCustomer,
} from './erase-address.sql.js';
import { deleteReplies, eraseCustomer, forgetVisitor } from './erase.sql.js';
import { addEvent, type Change } from './history.js';

/**
 * Erases what an e-mail address sent, once its owner has proven it: the forms that were sent with it, the address, and what those forms alone said or
 * brought. The record goes, too, unless another address or number stands on it: that one's owner has not asked. The caller has taken its turn and
 * locked the record.
 */
export async function eraseAddress(tx: Tx, change: Change, email: string): Promise<void> {
  const { orgId, customerId } = change;
  await deleteReplies(tx, orgId, [customerId]);
  if (!(await isOthersToo(tx, orgId, customerId, email))) {
    await eraseCustomer(tx, orgId, customerId);
    return;
  }
  const sent = await deleteSubmissionsOf(tx, orgId, customerId, email);
  const names = sent.map(({ name }) => name);
  const contacts = await deleteContacts(
    tx,
    orgId,
    customerId,
    email,
    sent.flatMap(({ phone }) => phone ?? []),
  );
  const browsers = await deleteOwnBrowsers(
    tx,
    orgId,
    customerId,
    sent.flatMap(({ visitor }) => visitor ?? []),
  );
  for (const { visitor } of browsers) await forgetVisitor(tx, orgId, visitor);
  const said = [email, ...contacts.map(({ value }) => value), ...names.filter(Boolean)];
  await deleteEvents(tx, orgId, customerId, said);
  await deleteSuggestions(tx, orgId, customerId, said);
  await addEvent(tx, change, 'erased', {});
  await recountCustomer(tx, orgId, customerId, names);
}
