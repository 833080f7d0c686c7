import { Type } from 'typebox';
import { reportKinds, reportNoteLength, reportReasonNames, reportStates } from '../../values/platform/reports.js';
import { Data, Email, Input, Iso, List, OneOf, operation, OrNull, Paging, Uuid } from '../operation.js';

export const Report = Type.Object({
  report_id: Type.String(),
  reason: OneOf(reportReasonNames),
  note: Type.String(),
  email: Type.String({ description: 'of who reported it, empty when it was not said' }),
  state: OneOf(reportStates),
  subject: Type.Object({
    kind: OneOf(reportKinds),
    id: Type.String(),
    name: Type.String({ description: 'empty when it is gone' }),
    url: Type.String(),
    target: Type.String({ description: 'where a code leads, else empty' }),
    is_held: Type.Boolean({ description: 'whether the operator stopped it' }),
    reports: Type.Integer({ description: 'how many there are about it' }),
  }),
  org: Type.Object({ org_id: Type.String(), org_name: Type.String() }),
  decided_by: OrNull(Type.String()),
  decided_at: OrNull(Iso),
  created_at: Iso,
});

export const reports = {
  'reports.create': operation({
    method: 'POST',
    path: '/api/reports/create',
    host: 'core',
    who: 'public',
    limit: 10,
    summary: 'Reports a code, a page or a store to the operator of this installation',
    input: Input({
      kind: OneOf(reportKinds),
      id: Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'the short name of a code, or the id of a code, page or store',
      }),
      reason: OneOf(reportReasonNames),
      note: Type.Optional(Type.String({ maxLength: reportNoteLength })),
      email: Type.Optional(Email),
    }),
    reply: Data(Type.Object({ received: Type.Literal(true) })),
    errors: ['report.no_subject', 'report.limit'],
  }),
  'reports.list': operation({
    method: 'POST',
    path: '/api/reports/list',
    host: 'core',
    who: 'operator',
    summary: 'Reports, newest first',
    input: Input({ ...Paging, state: Type.Optional(OneOf(reportStates)) }),
    reply: List(Report),
    errors: [],
  }),
  'reports.decide': operation({
    method: 'POST',
    path: '/api/reports/decide',
    host: 'core',
    who: 'operator',
    summary: 'Dismisses a report, or suspends its code or page until you have dismissed all its reports',
    input: Input({ report_id: Uuid, decision: OneOf(['dismiss', 'pause']) }),
    reply: Data(Report),
    errors: ['report.not_found'],
  }),
};
