import type { Api } from '@swapt/shared/contract';
import { customerTagLimits, type CustomerTagAction } from '@swapt/shared/values';
import { lockOrganizations } from '../../platform/db/lock-organizations.js';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { tidyTags } from '../codes/codes.service.js';
import { insertTagEvents, lockCustomers, setTags } from './tag-customers.sql.js';

type Reply = Api['customers.tag']['out']['data'];

/** Who changes, and when. Whoever calls has taken their turn. */
interface By {
  tx: Tx;
  orgId: string;
  userId: string;
  now: Date;
}

interface TagRequest {
  ids: readonly string[];
  action: CustomerTagAction;
  tags: readonly string[];
}

/** What a change added to the tags of a customer, or took from them. */
export interface TouchedTags {
  customer_id: string;
  tags: readonly string[];
}

const missing = 'This customer does not exist.';
const full = `A customer has at most ${String(customerTagLimits.perCustomer)} tags.`;
const touchedSince = 'Somebody has changed it since.';

export async function tagCustomers(
  { tx, orgId, services, userId }: OrgCtx,
  { customer_ids: ids, ...request }: Api['customers.tag']['in'],
): Promise<Reply> {
  await lockOrganizations(tx, [orgId]);
  return tagMany({ tx, orgId, userId, now: services.now() }, { ids, ...request });
}

/** Adds tags to many customers, or takes them away. Who has them, or has none of them, stays as they are. */
export async function tagMany(by: By, { ids, action, tags: given }: TagRequest): Promise<Reply> {
  const named = tidyTags(given);
  const locked = new Map((await lockCustomers(by.tx, by.orgId, ids)).map((row) => [row.customer_id, row]));
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
  await writeTags(
    by,
    changed.map(({ customer_id, after }) => ({ customer_id, tags: after })),
  );
  return { changed: changed.map(({ customer_id, tags }) => ({ customer_id, tags })), left };
}

/** Takes back from each customer exactly the tags that a change added, or gives back those it took. Answers why some stay. */
export async function putTagsBack(
  by: By,
  touched: readonly TouchedTags[],
  action: CustomerTagAction,
): Promise<string[]> {
  const ids = touched.map(({ customer_id }) => customer_id);
  const locked = new Map((await lockCustomers(by.tx, by.orgId, ids)).map((row) => [row.customer_id, row.tags]));
  const kept: string[] = [];
  const back: TouchedTags[] = [];
  for (const { customer_id, tags } of touched) {
    const now = locked.get(customer_id);
    const still = tags.filter((tag) => now?.includes(tag) === (action === 'tag'));
    const after = action === 'tag' ? now?.filter((tag) => !still.includes(tag)) : [...(now ?? []), ...still];
    if (!now || !after) kept.push(missing);
    else if (still.length === 0) kept.push(touchedSince);
    else if (after.length > customerTagLimits.perCustomer) kept.push(full);
    else back.push({ customer_id, tags: after });
  }
  await writeTags(by, back);
  return kept;
}

async function writeTags({ tx, orgId, userId, now }: By, changes: readonly TouchedTags[]): Promise<void> {
  if (changes.length === 0) return;
  const events = changes.map((change) => ({ ...change, event_id: uuidv7(now) }));
  await setTags(tx, orgId, events);
  await insertTagEvents(tx, orgId, events, userId, now);
}
