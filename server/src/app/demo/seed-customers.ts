import { defaultConsentText } from '@swapt/shared/form/default-inputs';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { updateCustomer } from '../../modules/customers/customers.sql.js';
import { insertSegment } from '../../modules/customers/segments.sql.js';
import { touchCustomer } from '../../modules/customers/touch-customer.js';
import { insertSubmission, linkSubmission } from '../../modules/submissions/submissions.sql.js';
import { demoCustomers, demoSecondMail, demoSegments, type DemoCustomer } from './demo-customers.js';
import { selectGuests } from './demo.sql.js';

interface Club {
  orgId: string;
  pageId: string;
  codeId: string;
  now: Date;
}

const fillInMs = 90_000;
const DAY_MS = 86_400_000;

/** The people who joined the club after they scanned its code, with what they sent. */
export async function seedCustomers(tx: Tx, club: Club): Promise<void> {
  const guests = await selectGuests(tx, club.orgId, club.codeId, demoCustomers.length);
  for (const [index, customer] of demoCustomers.entries()) {
    const { visitor = '', first_at = club.now } = guests[index] ?? {};
    const customerId = await join(tx, club, customer, { visitor, at: new Date(first_at.getTime() + fillInMs) });
    const { tags, note } = customer;
    if (customerId) await updateCustomer(tx, club.orgId, customerId, { tags, note });
  }
  const regular = demoCustomers.find(({ email }) => email === demoSecondMail.of);
  if (regular) {
    const at = new Date(club.now.getTime() - 3 * DAY_MS);
    await join(tx, club, { ...regular, email: demoSecondMail.email }, { visitor: '', at });
  }
  for (const { name, filter } of demoSegments) {
    const segment = { segment_id: uuidv7(club.now), name, filter, created_at: club.now };
    await insertSegment(tx, club.orgId, segment);
  }
}

async function join(
  tx: Tx,
  { orgId, pageId, codeId }: Club,
  { first, last, email, phone, interest }: DemoCustomer,
  { visitor, at }: { visitor: string; at: Date },
): Promise<string | undefined> {
  const submission_id = uuidv7(at);
  const name = `${first} ${last}`;
  await insertSubmission(tx, {
    org_id: orgId,
    submission_id,
    dedupe_key: uuidv7(at),
    page_id: pageId,
    code_id: codeId,
    block: 'join',
    customer_id: null,
    visitor: visitor || null,
    source: 'form',
    answers: [
      { name: 'first_name', label: 'First name', value: first },
      { name: 'last_name', label: 'Last name', value: last },
      { name: 'email', label: 'E-mail', value: email },
      { name: 'interest', label: 'What should we write about?', value: interest },
    ],
    consent: defaultConsentText,
    at,
    email,
    phone: phone ?? null,
    name,
  });
  const customerId = await touchCustomer(tx, orgId, { email, phone, name, visitor, source: 'a form', at });
  if (customerId) await linkSubmission(tx, orgId, submission_id, customerId);
  return customerId;
}
