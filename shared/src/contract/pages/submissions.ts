import { Type } from 'typebox';
import { inputLimits } from '../../form/form-input.js';
import { csvColumns } from '../../values/platform/csv-columns.js';
import { exportSources } from '../../values/customers/customers.js';
import { csvChoice, CsvFile } from '../csv.js';
import { Activity, customerFilter, Interaction, whichCustomer } from '../customers/customer-record.js';
import { Data, Input, Iso, List, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';

const Token = Type.String({ minLength: 20, maxLength: 600 });

export const Submission = Type.Object({
  submission_id: Type.String(),
  at: Iso,
  page_id: Type.Union([Type.String(), Type.Null()]),
  page_name: Type.Union([Type.String(), Type.Null()]),
  code_id: Type.Union([Type.String(), Type.Null()]),
  code_name: Type.Union([Type.String(), Type.Null()]),
  customer_id: Type.Union([Type.String(), Type.Null()]),
  customer_name: Type.Union([Type.String(), Type.Null()], { description: 'or the e-mail or phone' }),
  source: OneOf(['form', 'api', 'elsewhere']),
  answers: Type.Array(Type.Object({ name: Type.String(), label: Type.String(), value: Type.String() })),
  consent: Type.String({ description: 'the text that was agreed to' }),
});

export const submissions = {
  'submissions.list': operation({
    method: 'POST',
    path: '/api/submissions/list',
    host: 'core',
    who: 'customers:read',
    summary: 'Form submissions, newest first',
    input: Input({
      org_id: OrgId,
      code_id: Type.Optional(Uuid),
      page_id: Type.Optional(Uuid),
      customer_id: Type.Optional(Uuid),
      search: Type.Optional(Type.String({ maxLength: 120, description: 'in the answers' })),
      ...Paging,
    }),
    reply: List(Submission),
    errors: [],
  }),
  'analytics.submitData': operation({
    method: 'POST',
    path: '/api/analytics/submit-data',
    host: 'core',
    who: 'public',
    limit: 120,
    summary:
      'Stores the answers of a form on a published page, and the customer who sent them. Sending again with the same Idempotency-Key or token has no second effect',
    input: Input({
      page_id: Uuid,
      code_id: Type.Optional(Uuid),
      block: Type.Optional(Type.String({ maxLength: 80, description: 'which form, where the page has several' })),
      token: Type.Optional(Token),
      fields: Type.Record(Type.String(), Type.String({ maxLength: 4000 }), {
        propertyNames: inputLimits.name,
        maxProperties: inputLimits.inputs.maxItems + 1,
        description: 'answers by the names of the inputs; a ticked box is yes',
      }),
    }),
    reply: Data(Type.Object({ submission_id: Type.String(), thanks: Type.String() })),
    errors: ['submission.no_form', 'submission.invalid', 'submission.bad_token', 'idempotency.mismatch'],
  }),
  'analytics.appendSubmit': operation({
    method: 'POST',
    path: '/api/analytics/append-submit',
    host: 'core',
    who: 'public',
    limit: 120,
    summary: 'Counts a submission whose answers went to another service, once per token of the page',
    input: Input({ token: Token }),
    reply: Data(Type.Object({ counted: Type.Boolean() })),
    errors: ['submission.bad_token'],
  }),
  'analytics.customerActivity': operation({
    method: 'POST',
    path: '/api/analytics/customer-activity',
    host: 'core',
    who: 'customers:read',
    summary: 'The activity of a customer and the changes to their record, newest first',
    input: Input({ org_id: OrgId, ...whichCustomer, ...Paging }),
    reply: List(Activity),
    errors: ['customer.not_found'],
  }),
  'analytics.customerInteraction': operation({
    method: 'POST',
    path: '/api/analytics/customer-interaction',
    host: 'core',
    who: 'customers:read',
    summary: 'The codes and pages that a customer scanned or viewed, with counts and times, latest first',
    input: Input({ org_id: OrgId, ...whichCustomer }),
    reply: Data(Type.Array(Interaction)),
    errors: ['customer.not_found'],
  }),
  'analytics.exportCsv': operation({
    method: 'POST',
    path: '/api/analytics/export-csv',
    ownTransaction: true,
    host: 'core',
    who: 'customers:read',
    summary:
      'A list as CSV, base64 in the body: the customers, submissions or one-time codes that the same filter shows, up to 50,000',
    input: Input({
      org_id: OrgId,
      source: OneOf(exportSources),
      id: Type.Optional(Uuid),
      segment_id: Type.Optional(Uuid),
      ...customerFilter,
      customer_id: Type.Optional(Uuid),
      ...csvChoice([...new Set([...csvColumns.customers, ...csvColumns.submissions])]),
    }),
    reply: CsvFile,
    errors: ['analytics.export_failed', 'analytics.bad_zone', 'customer.segment_not_found', 'code.not_found'],
  }),
};
