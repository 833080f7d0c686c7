import { Type } from 'typebox';
import { bulkLimit } from '../../values/codes/codes.js';
import { customerNoteMaxLength, customerTagActions, customerTagLimits } from '../../values/customers/customers.js';
import { Customer, CustomerDetail, customerFilter, CustomerTags, MergeSuggestion, Tag } from './customer-record.js';
import { Data, Input, Iso, List, Name, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';

const { basedOn: _order, ...kept } = customerFilter;
const SegmentFilter = Input(kept);

export const CustomerSegment = Type.Object({
  segment_id: Type.String(),
  name: Type.String(),
  filter: SegmentFilter,
  created_at: Iso,
});

export const customers = {
  'customers.list': operation({
    method: 'POST',
    path: '/api/customers',
    host: 'core',
    who: 'customers:read',
    summary: 'Customers, last seen first; with id, that one. Tags must all be there; a segment adds its own filter',
    input: Input({
      org_id: OrgId,
      id: Type.Optional(Uuid),
      segment_id: Type.Optional(Uuid),
      ...customerFilter,
      ...Paging,
    }),
    reply: List(Customer),
    errors: ['customer.segment_not_found'],
  }),
  'customers.get': operation({
    method: 'POST',
    path: '/api/customers/get',
    host: 'core',
    who: 'customers:read',
    summary: 'One customer with all e-mail addresses and phone numbers',
    input: Input({ org_id: OrgId, id: Uuid }),
    reply: Data(CustomerDetail),
    errors: ['customer.not_found'],
  }),
  'customers.tags': operation({
    method: 'POST',
    path: '/api/customers/tags',
    host: 'core',
    who: 'customers:read',
    summary: 'The tags in use, by name, with the number of customers',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Array(Type.Object({ tag: Type.String(), customers: Type.Integer() }))),
    errors: [],
  }),
  'customers.update': operation({
    method: 'POST',
    path: '/api/customers/update',
    host: 'core',
    who: 'customers:write',
    summary:
      'Changes the given fields. A new e-mail or phone is added to the earlier ones and becomes the one that is shown',
    input: Input({
      org_id: OrgId,
      id: Uuid,
      data: Input({
        name: Type.Optional(Type.String({ maxLength: 120 })),
        email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
        phone: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        tags: Type.Optional(CustomerTags),
        note: Type.Optional(Type.String({ maxLength: customerNoteMaxLength })),
      }),
    }),
    reply: Data(CustomerDetail),
    errors: ['customer.not_found', 'customer.contact_taken'],
  }),
  'customers.tag': operation({
    method: 'POST',
    path: '/api/customers/tag',
    host: 'core',
    who: 'customers:write',
    summary:
      'Adds tags to many customers, or takes them away, in one transaction. The reply lists who changed with exactly the tags that were added or taken away, and who could not change with the reason; who has them already is skipped',
    input: Input({
      org_id: OrgId,
      customer_ids: Type.Array(Uuid, { minItems: 1, maxItems: bulkLimit, uniqueItems: true }),
      action: OneOf(customerTagActions),
      tags: Type.Array(Tag, { minItems: 1, maxItems: customerTagLimits.perCustomer, uniqueItems: true }),
    }),
    reply: Data(
      Type.Object({
        changed: Type.Array(Type.Object({ customer_id: Type.String(), tags: Type.Array(Type.String()) })),
        left: Type.Array(Type.Object({ customer_id: Type.String(), name: Type.String(), reason: Type.String() })),
      }),
    ),
    errors: [],
  }),
  'customers.merge': operation({
    method: 'POST',
    path: '/api/customers/merge',
    host: 'core',
    who: 'customers:write',
    summary: 'Merges another record of the same person into this one',
    input: Input({ org_id: OrgId, id: Uuid, other_id: Uuid }),
    reply: Data(CustomerDetail),
    errors: ['customer.not_found', 'customer.same'],
  }),
  'customers.suggestions.list': operation({
    method: 'POST',
    path: '/api/customers/suggestions/list',
    host: 'core',
    who: 'customers:read',
    summary:
      'Possible duplicates: customers who gave the same phone number, newest first; with id, those of one customer',
    input: Input({ org_id: OrgId, id: Type.Optional(Uuid), ...Paging }),
    reply: List(MergeSuggestion),
    errors: [],
  }),
  'customers.suggestions.dismiss': operation({
    method: 'POST',
    path: '/api/customers/suggestions/dismiss',
    host: 'core',
    who: 'customers:write',
    summary: 'Says that two customers are not the same person, so that it is not suggested again',
    input: Input({ org_id: OrgId, id: Uuid, other_id: Uuid }),
    reply: Data(Type.Object({ customer_id: Type.String(), other_id: Type.String() })),
    errors: ['customer.not_found'],
  }),
  'customers.delete': operation({
    method: 'POST',
    path: '/api/customers/delete',
    host: 'core',
    who: 'customers:write',
    summary:
      'Deletes a customer with all addresses, submissions and history; their scans stay, without a link to the customer',
    input: Input({ org_id: OrgId, id: Uuid }),
    reply: Data(Type.Object({ customer_id: Type.String() })),
    errors: ['customer.not_found'],
  }),
  'customers.segments.list': operation({
    method: 'POST',
    path: '/api/customers/segments/list',
    host: 'core',
    who: 'customers:read',
    summary: 'The saved filters, by name',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Array(CustomerSegment)),
    errors: [],
  }),
  'customers.segments.save': operation({
    method: 'POST',
    path: '/api/customers/segments/save',
    host: 'core',
    who: 'customers:write',
    summary: 'Saves a filter under a name; with segment_id it changes that one',
    input: Input({ org_id: OrgId, segment_id: Type.Optional(Uuid), name: Name, filter: SegmentFilter }),
    reply: Data(CustomerSegment),
    errors: ['customer.segment_not_found', 'customer.segment_name_taken', 'customer.segment_limit'],
  }),
  'customers.segments.delete': operation({
    method: 'POST',
    path: '/api/customers/segments/delete',
    host: 'core',
    who: 'customers:write',
    summary: 'Deletes a saved filter; the customers stay',
    input: Input({ org_id: OrgId, segment_id: Uuid }),
    reply: Data(Type.Object({ segment_id: Type.String() })),
    errors: ['customer.segment_not_found'],
  }),
};
