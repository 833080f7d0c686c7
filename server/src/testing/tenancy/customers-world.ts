import { uuidv7 } from '../../platform/db/uuid.js';
import { updateCustomer } from '../../modules/customers/customers.sql.js';
import { addEvent } from '../../modules/customers/history.js';
import { insertSegment } from '../../modules/customers/segments.sql.js';
import { claimContact } from '../../modules/customers/suggestions.sql.js';
import { touchCustomer } from '../../modules/customers/touch-customer.js';
import { addContacts, insertCustomer } from '../../modules/customers/touch.sql.js';
import { insertSubmission } from '../../modules/submissions/submissions.sql.js';
import type { TestApp } from '../app.js';
import type { World } from './world.js';

type Place = Pick<World, 'canary'> & Record<'orgId' | 'codeId' | 'customerId', string>;

/** Two customers who gave one number, the first with the given id and something sent, and a segment. */
export async function insertCustomers({ services: { db, now } }: TestApp, place: Place) {
  const { canary, orgId, codeId, customerId } = place;
  const [at, segment_id, exchange_id] = [now(), uuidv7(), uuidv7()];
  const other_id = await db.org(orgId, async (tx) => {
    const source = canary;
    await insertCustomer(tx, orgId, customerId, { at });
    await addContacts(tx, orgId, customerId, [{ kind: 'email', value: `one-${canary}@example.com` }], {
      proof: 'form',
      at,
    });
    await updateCustomer(tx, orgId, customerId, { name: canary, tags: [canary], note: canary });
    await addEvent(tx, { orgId, customerId, at }, 'created', { source });
    await insertSubmission(tx, {
      org_id: orgId,
      submission_id: exchange_id,
      dedupe_key: canary,
      page_id: null,
      code_id: codeId,
      block: '',
      customer_id: customerId,
      visitor: canary,
      source: 'form',
      answers: [{ name: 'name', label: canary, value: canary }],
      consent: canary,
      at,
      email: `one-${canary}@example.com`,
      phone: null,
      name: canary,
    });
    await insertSegment(tx, orgId, { segment_id, name: canary, filter: { search: canary }, created_at: at });
    const other = { email: `two-${canary}@example.com`, phone: '+12015550100', visitor: canary, source, at };
    await claimContact(tx, orgId, customerId, other.phone, at);
    return touchCustomer(tx, orgId, other);
  });
  return { segment_id, customer_id: customerId, other_id: other_id ?? '', exchange_id };
}
