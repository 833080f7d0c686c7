import { Type } from 'typebox';
import {
  activityKinds,
  contactProofs,
  customerOrders,
  customerTagLimits,
  seenRanges,
} from '../../values/customers/customers.js';
import { Iso, OneOf, Uuid } from '../operation.js';

export const Tag = Type.String({ minLength: 1, maxLength: customerTagLimits.maxLength, pattern: '\\S' });
export const CustomerTags = Type.Array(Tag, { maxItems: customerTagLimits.perCustomer, uniqueItems: true });

export const Customer = Type.Object({
  customer_id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String({ description: 'as +12015550123' }),
  tags: Type.Array(Type.String()),
  first_seen_at: Iso,
  last_seen_at: Iso,
  scans: Type.Integer(),
  submissions: Type.Integer(),
  orders: Type.Integer(),
});

export const CustomerDetail = Type.Object({
  ...Customer.properties,
  note: Type.String(),
  contacts: Type.Array(
    Type.Object({
      kind: OneOf(['email', 'phone']),
      value: Type.String(),
      proof: Type.Enum([...contactProofs], {
        description:
          'form: its forms belong here; team: somebody of the team wrote it down; claimed: said beside an address in a form, and proves nothing',
      }),
      added_at: Iso,
    }),
  ),
  devices: Type.Integer({ description: 'browsers that are known to be theirs' }),
});

/** Two customers who may be one person, the one who is known longer first. */
export const MergeSuggestion = Type.Object({
  one: Customer,
  other: Customer,
  phone: Type.String({ description: 'the number that both gave' }),
  at: Iso,
});

/** Which customers; the same in a list, a segment and an export. */
export const customerFilter = {
  search: Type.Optional(Type.String({ maxLength: 120, description: 'in name, e-mail and phone' })),
  tags: Type.Optional(CustomerTags),
  code_id: Type.Optional(Type.String({ format: 'uuid', description: 'who scanned this code or came by it' })),
  page_id: Type.Optional(Type.String({ format: 'uuid', description: 'who sent a form of this page' })),
  seen: Type.Optional(OneOf(seenRanges)),
  reach: Type.Optional(OneOf(['email', 'phone'])),
  basedOn: Type.Optional(OneOf(customerOrders)),
};

/** How a call names one customer: by id, e-mail or phone. */
export const whichCustomer = {
  id: Type.Optional(Uuid),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
};

export const Activity = Type.Object({
  id: Type.String(),
  kind: OneOf(activityKinds),
  at: Iso,
  code_id: Type.Union([Type.String(), Type.Null()]),
  code_name: Type.Union([Type.String(), Type.Null()]),
  page_id: Type.Union([Type.String(), Type.Null()]),
  page_name: Type.Union([Type.String(), Type.Null()]),
  by: Type.Union([Type.String(), Type.Null()], { description: 'who of the team did it' }),
  detail: Type.Record(Type.String(), Type.String(), { description: 'facts in words, such as what was taken in' }),
});

export const Interaction = Type.Object({
  kind: OneOf(['code', 'page']),
  id: Type.String(),
  name: Type.String(),
  scans: Type.Integer(),
  submissions: Type.Integer(),
  first_at: Iso,
  last_at: Iso,
});
