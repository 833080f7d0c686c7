import type { Api, Customer, CustomerDetail } from '@swapt/shared/contract';
import { isEmail } from '@swapt/shared/form';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { lockOrganizations } from '../../platform/db/lock-organizations.js';
import { tidyTags } from '../codes/codes.service.js';
import { likelyCountry, normalEmail, normalPhone, type Contact } from './contacts.js';
import type { CustomerFilter } from './customer-filter.sql.js';
import { findCustomer, selectCustomer, selectMatching, updateCustomer, type CustomerRow } from './customers.sql.js';
import { addEvent, type Change } from './history.js';
import { mergeCustomers } from './merge-customers.js';
import { lockCustomer } from './merge.sql.js';
import { selectSegment } from './segments.sql.js';
import { addContacts, lockOwner } from './touch.sql.js';

export { likelyCountry, normalEmail, normalPhone } from './contacts.js';
export { idsOfCustomers } from './customers.sql.js';
export { eraseAddress } from './erase-address.js';
export { isOthersToo } from './erase-address.sql.js';
export { eraseCustomers } from './erase-customers.js';
export { forgetAddress } from './forget-address.js';
export { tagMany, type TouchedTags, putTagsBack } from './tag-customers.js';
export { touchCustomer } from './touch-customer.js';
export { lockOwner } from './touch.sql.js';

export function toCustomer({ first_seen_at, last_seen_at, ...row }: CustomerRow): Customer {
  return { ...row, first_seen_at: first_seen_at.toISOString(), last_seen_at: last_seen_at.toISOString() };
}

export async function readCustomer({ tx, orgId }: OrgCtx, id: string): Promise<CustomerDetail> {
  const [row] = await selectCustomer(tx, orgId, id);
  if (!row) throw new AppError('customer.not_found');
  const { note, contacts, devices, ...customer } = row;
  return {
    ...toCustomer(customer),
    note,
    devices,
    contacts: contacts.map(({ added_at, ...contact }) => ({ ...contact, added_at: new Date(added_at).toISOString() })),
  };
}

type Which = Pick<Api['analytics.customerActivity']['in'], 'id' | 'email' | 'phone'>;

/** The customer whom a call names. */
export async function namedCustomer({ tx, orgId, request }: OrgCtx, { id, email, phone }: Which): Promise<string> {
  const by = {
    id,
    email: email === undefined ? undefined : normalEmail(email),
    phone: phone === undefined ? undefined : normalPhone(phone, likelyCountry(request)),
  };
  const [found] = await findCustomer(tx, orgId, by);
  if (!found) throw new AppError('customer.not_found');
  return found.customer_id;
}

type ListFilter = Omit<Api['customers.list']['in'], 'org_id' | 'page' | 'pageSize' | 'per_page' | 'basedOn'>;

/** The filters of a list: what is asked for, and what its segment keeps. */
export async function filtersOf(
  ctx: Pick<OrgCtx, 'tx' | 'orgId'>,
  { segment_id, ...asked }: ListFilter,
): Promise<CustomerFilter[]> {
  if (!segment_id) return [asked];
  const [segment] = await selectSegment(ctx.tx, ctx.orgId, segment_id);
  if (!segment) throw new AppError('customer.segment_not_found');
  return [asked, segment.filter];
}

/** The ids of all that a list shows, in their own order, as far as so many. */
export const matchingCustomers = (
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  filters: readonly CustomerFilter[],
  most: number,
): Promise<string[]> => selectMatching(tx, orgId, filters, services.now(), most);

/** Changes what the team knows of a customer. A new address or number joins the ones before; one of another customer is refused. */
export async function changeCustomer(
  ctx: OrgCtx,
  { id, data }: Api['customers.update']['in'],
): Promise<CustomerDetail> {
  const { tx, orgId, services, userId } = ctx;
  const contacts = contactsOf(ctx, data);
  await lockOrganizations(tx, [orgId]);
  const [before] = await lockCustomer(tx, orgId, id);
  if (!before) throw new AppError('customer.not_found');
  const change: Change = { orgId, customerId: id, at: services.now(), by: userId };
  for (const contact of contacts) await giveContact(ctx, change, contact);
  const name = data.name?.trim();
  const tags = data.tags && tidyTags(data.tags);
  await updateCustomer(tx, orgId, id, {
    ...Object.fromEntries(contacts.map(({ kind, value }) => [kind, value])),
    name,
    tags,
    note: data.note?.trim(),
  });
  if (name !== undefined && name !== before.name)
    await addEvent(tx, change, 'renamed', { from: before.name, to: name });
  if (tags && tags.join() !== before.tags.join()) await addEvent(tx, change, 'tagged', { tags: tags.join(', ') });
  if (data.note !== undefined && data.note.trim() !== before.note) await addEvent(tx, change, 'noted', {});
  return readCustomer(ctx, id);
}

async function giveContact({ tx, orgId }: OrgCtx, change: Change, contact: Contact): Promise<void> {
  const [owner] = await lockOwner(tx, orgId, contact);
  if (owner && owner.customer_id !== change.customerId) {
    throw new AppError('customer.contact_taken', undefined, {
      [`data.${contact.kind}`]: 'Another customer already has this. Open that customer and merge the two.',
    });
  }
  await addContacts(tx, orgId, change.customerId, [contact], { proof: 'team', at: change.at });
  if (!owner) await addEvent(tx, change, 'contact', { [contact.kind]: contact.value });
}

function contactsOf({ request }: OrgCtx, { email, phone }: Api['customers.update']['in']['data']): Contact[] {
  const number = phone === undefined ? undefined : normalPhone(phone, likelyCountry(request));
  const wrong = {
    ...(email !== undefined &&
      !isEmail(email) && { 'data.email': 'Write an e-mail address, such as you@example.com.' }),
    ...(phone !== undefined &&
      !number && { 'data.phone': 'Write the number with its country, such as +1 201 555 0123.' }),
  };
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', undefined, wrong);
  return [
    ...(email === undefined ? [] : [{ kind: 'email', value: normalEmail(email) } as const]),
    ...(number === undefined ? [] : [{ kind: 'phone', value: number } as const]),
  ];
}

export async function joinCustomers(ctx: OrgCtx, id: string, otherId: string): Promise<CustomerDetail> {
  const { tx, orgId, services, userId } = ctx;
  if (id === otherId) throw new AppError('customer.same');
  await lockOrganizations(tx, [orgId]);
  const [kept] = await lockCustomer(tx, orgId, id);
  const change: Change = { orgId, customerId: id, at: services.now(), by: userId };
  if (!kept || !(await mergeCustomers(tx, change, otherId, {}))) throw new AppError('customer.not_found');
  return readCustomer(ctx, id);
}
