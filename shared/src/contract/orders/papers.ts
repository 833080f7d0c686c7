import { Type } from 'typebox';
import { paperKinds, paperLimits } from '../../values/orders/papers.js';
import { Data, Input, OneOf, operation, OrgId, Uuid } from '../operation.js';
import { Seller } from './paper-record.js';

const Country = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2, description: 'ISO 3166-1, two letters' });
const Words = (maxLength: number) => Type.String({ maxLength });

export const papers = {
  'payments.tax': operation({
    method: 'POST',
    path: '/v1/payment/tax',
    host: 'v1',
    who: 'org:write',
    summary: 'Who sells, as invoices name it, and where it is registered for tax; with `data` it is changed first',
    input: Input({
      org_id: OrgId,
      data: Type.Optional(
        Input({
          legal_name: Type.String({ minLength: 1, maxLength: paperLimits.legalName, pattern: '\\S' }),
          address: Type.String({ minLength: 1, maxLength: paperLimits.address, pattern: '\\S' }),
          footer: Type.Optional(Words(paperLimits.footer)),
        }),
      ),
    }),
    reply: Data(Seller),
    errors: [],
  }),
  'payments.taxRegistration': operation({
    method: 'POST',
    path: '/v1/payment/tax/registration',
    host: 'v1',
    who: 'org:write',
    summary: 'Writes down the tax number of a country or a region of it; an empty number takes it away',
    input: Input({
      org_id: OrgId,
      country: Country,
      region: Type.Optional(Words(paperLimits.region)),
      number: Words(paperLimits.taxNumber),
    }),
    reply: Data(Seller),
    errors: ['paper.too_many'],
  }),
  'orders.paper': operation({
    method: 'POST',
    path: '/v1/order/paper',
    host: 'v1',
    who: 'orders:write',
    owner: { table: 'orders', field: 'id' },
    ownTransaction: true,
    summary: 'A PDF of an order: a receipt, its invoice, the credit note of a refund, or a packing slip',
    input: Input({
      org_id: OrgId,
      id: { ...Uuid, description: 'the order_id' },
      kind: OneOf(paperKinds),
      refund_id: Type.Optional({ ...Uuid, description: 'what a credit note is about' }),
    }),
    reply: Data(
      Type.Object({
        name: Type.String(),
        type: Type.Literal('application/pdf'),
        body: Type.String({ description: 'base64' }),
        pages: Type.Integer(),
      }),
    ),
    errors: ['order.not_found', 'order.bad_state', 'paper.no_seller'],
  }),
};
