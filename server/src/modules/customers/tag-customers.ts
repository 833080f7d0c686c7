import type { Api } from '@swapt/shared/contract';
import { customerTagLimits } from '@swapt/shared/values';
import { lockOrganizations } from '../../platform/db/lock-organizations.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { tidyTags } from '../codes/codes.service.js';
import { insertTagEvents, lockCustomers, setTags } from './tag-customers.sql.js';

type Reply = Api['customers.tag']['out']['data'];

const missing = 'This customer does not exist.';
const full = `A customer has at most ${String(customerTagLimits.perCustomer)} tags.`;

/** Adds tags to many customers, or takes them away. Who has them, or has none of them, stays as they are. */
export async function tagCustomers(
  { tx, orgId, services, userId }: OrgCtx,
  { customer_ids: ids, action, tags: given }: Api['customers.tag']['in'],
): Promise<Reply> {
  const named = tidyTags(given);
  const now = services.now();
  await lockOrganizations(tx, [orgId]);
  const locked = new Map((await lockCustomers(tx, orgId, ids)).map((row) => [row.customer_id, row]));
  const changed: (Reply['changed'][number] & { after: string[] })[] = [];
  const left: Reply['left'] = [];
  for (const id of ids) {
    const customer = locked.get(id);
    if (!customer) {
      left.push({ customer_id: id, name: '', reason: missing });
      continue;
    }
    const { tags, name, email, phone } = customer;
    const touched = named.filter((tag) => tags.includes(tag) === (action === 'untag'));
    const after = action === 'tag' ? [...tags, ...touched] : tags.filter((tag) => !touched.includes(tag));
    if (touched.length === 0) continue;
    if (after.length > customerTagLimits.perCustomer)
      left.push({ customer_id: id, name: name || email || phone, reason: full });
    else changed.push({ customer_id: id, tags: touched, after });
  }
  if (changed.length > 0) {
    const changes = changed.map(({ customer_id, after }) => ({ customer_id, tags: after, event_id: uuidv7(now) }));
    await setTags(tx, orgId, changes);
    await insertTagEvents(tx, orgId, changes, userId, now);
  }
  return { changed: changed.map(({ customer_id, tags }) => ({ customer_id, tags })), left };
}
