import type { Tx } from '../../db/database.js';
import { uuidv7 } from '../../db/uuid.js';
import { takeTurns } from '../../scans/ingest.sql.js';
import { normalEmail, type Contact } from './contacts.js';
import { addEvent } from './history.js';
import { mergeCustomers } from './merge-customers.js';
import {
  addContacts,
  addEarlierScans,
  fillIn,
  insertCustomer,
  insertVisitor,
  selectOwnerOfVisitor,
  selectOwners,
} from './touch.sql.js';

/** What became known of a person. */
export interface Sighting {
  email?: string;
  /** As `normalPhone` writes it. */
  phone?: string;
  name?: string;
  /** The pseudonym that the person's scans are stored under; empty when they do not want to be recognized. */
  visitor?: string;
  /** Where it became known, for the history: `a form`. */
  source: string;
  at: Date;
}

/**
 * The one record of a person in an organization, made or brought up to date; nothing for somebody of whom nothing is known. Two records that turn out
 * to be one person become one. Everything that changes whose is what takes turns in an organization, with the ingestion of scans as well: so no
 * scan is missed or counted twice, and two merges never wait for each other. It goes before other locks of the transaction.
 */
export async function touchCustomer(tx: Tx, orgId: string, sighting: Sighting): Promise<string | undefined> {
  const { name = '', visitor = '', phone = '', source, at } = sighting;
  const email = normalEmail(sighting.email ?? '');
  const contacts: Contact[] = [
    ...(email ? [{ kind: 'email', value: email } as const] : []),
    ...(phone ? [{ kind: 'phone', value: phone } as const] : []),
  ];
  await takeTurns(tx, [orgId]);
  const owners =
    contacts.length > 0 ? await selectOwners(tx, orgId, contacts) : await visitorsOwner(tx, orgId, visitor);
  const [owner, ...others] = owners.map((row) => row.customer_id);
  if (!owner && contacts.length === 0) return undefined;
  const customerId = owner ?? uuidv7(at);
  const change = { orgId, customerId, at };
  if (!owner) {
    await insertCustomer(tx, orgId, customerId, at);
    await addEvent(tx, change, 'created', { source });
  }
  for (const other of others) await mergeCustomers(tx, change, other, { source });
  const added = await addContacts(tx, orgId, customerId, contacts, at);
  if (owner) for (const { kind, value } of added) await addEvent(tx, change, 'contact', { [kind]: value, source });
  await fillIn(tx, orgId, customerId, { name, email, phone, at });
  if (visitor) await joinVisitor(tx, orgId, visitor, customerId, at);
  return customerId;
}

const visitorsOwner = async (tx: Tx, orgId: string, visitor: string) =>
  visitor ? selectOwnerOfVisitor(tx, orgId, visitor) : [];

async function joinVisitor(tx: Tx, orgId: string, visitor: string, customerId: string, at: Date): Promise<void> {
  const [joined] = await insertVisitor(tx, orgId, visitor, customerId, at);
  if (joined) await addEarlierScans(tx, orgId, visitor, customerId);
}
