import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { lockOrganizations } from '../../platform/db/lock-organizations.js';
import { normalEmail, type Contact } from './contacts.js';
import { addEvent, type Change } from './history.js';
import { claimContact, suggestMerge, lockNumber } from './suggestions.sql.js';
import {
  addContacts,
  addEarlierScans,
  lockOwner,
  lockOwnerOfVisitor,
  insertCustomer,
  insertVisitor,
  noteVisit,
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
 * The record that a sighting belongs to: that of its e-mail address, or of its number where it gives no address, made when there is none; where it
 * gives neither, that of its browser, or nothing. All of it is a claim that anybody can make, so a record that stands already gets no other contact,
 * name or browser by it and is never joined to another: a number beside the address is kept as said, and the team is told who else gave it.
 */
export async function touchCustomer(tx: Tx, orgId: string, sighting: Sighting): Promise<string | undefined> {
  const { visitor = '', phone = '', at, source } = sighting;
  const email = normalEmail(sighting.email ?? '');
  const key = keyOf(email, phone);
  const known = await lockKnown(tx, orgId, key, visitor);
  const found = known
    ? ([known, false] as const)
    : key && (await findOrMake(tx, orgId, { ...sighting, email, visitor, key }));
  if (!found) return undefined;
  const [customerId, isNew] = found;
  if (!isNew) await noteVisit(tx, orgId, customerId, at);
  if (phone) await sayNumber(tx, { orgId, customerId, at }, { phone, isKey: !email, isNew, source });
  return customerId;
}

function keyOf(email: string, phone: string): Contact | undefined {
  if (email) return { kind: 'email', value: email };
  return phone ? { kind: 'phone', value: phone } : undefined;
}

/** Locks the record, so that nobody merges or erases it meanwhile. */
async function lockKnown(tx: Tx, orgId: string, key: Contact | undefined, visitor: string) {
  if (key) return (await lockOwner(tx, orgId, key))[0]?.customer_id;
  return visitor ? (await lockOwnerOfVisitor(tx, orgId, visitor))[0]?.customer_id : undefined;
}

type Newcomer = Sighting & { email: string; visitor: string; key: Contact };

/**
 * Who is not known yet takes turns with everything that makes, merges or erases customers and counts scans, before any other lock: so 50 at once
 * are one, and no scan of the browser is missed or counted twice.
 */
async function findOrMake(tx: Tx, orgId: string, newcomer: Newcomer): Promise<[customerId: string, isNew: boolean]> {
  const { key, email, phone = '', name = '', visitor, source, at } = newcomer;
  await lockOrganizations(tx, [orgId]);
  const known = await lockKnown(tx, orgId, key, visitor);
  if (known) return [known, false];
  const customerId = uuidv7(at);
  await insertCustomer(tx, orgId, customerId, { name, email, phone, at });
  await addContacts(tx, orgId, customerId, [key], { proof: 'form', at });
  await addEvent(tx, { orgId, customerId, at }, 'created', { source });
  const [joined] = visitor ? await insertVisitor(tx, orgId, visitor, customerId, at) : [];
  if (joined) await addEarlierScans(tx, orgId, visitor, customerId);
  return [customerId, true];
}

interface Said {
  phone: string;
  /** There was no address, and the record is found by it. */
  isKey: boolean;
  isNew: boolean;
  source: string;
}

async function sayNumber(tx: Tx, change: Change, { phone, isKey, isNew, source }: Said): Promise<void> {
  const { orgId, customerId, at } = change;
  await lockNumber(tx, orgId, phone);
  const [claimed] = isKey ? [] : await claimContact(tx, orgId, customerId, phone, at);
  if (claimed && !isNew) await addEvent(tx, change, 'contact', { phone, source });
  await suggestMerge(tx, orgId, customerId, phone, at);
}
