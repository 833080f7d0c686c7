import { randomUUID } from 'node:crypto';
import type { Submission } from '@swapt/shared/contract';
import { AppError } from '../../http/app-error.js';
import type { Handlers, PublicCtx } from '../../http/handler.js';
import { paging } from '../../http/paging.js';
import { knownVisitor } from '../one-time/redeem.service.js';
import { appendSubmit } from './append-submit.js';
import { readPageToken, type PageVisit } from './page-token.js';
import { submitForm } from './submit-form.js';
import { countSubmissions, selectSubmissions, type SubmissionRow } from './submissions.sql.js';

export const submissionsHandlers: Handlers<'submissions.list' | 'analytics.submitData' | 'analytics.appendSubmit'> = {
  'submissions.list': async ({ tx, orgId }, { page: wanted, pageSize: size, ...filter }) => {
    const { page, pageSize, limit, offset } = paging({ page: wanted, pageSize: size });
    const rows = await selectSubmissions(tx, orgId, filter, limit, offset);
    const [counted] = await countSubmissions(tx, orgId, filter);
    return { data: rows.map(toSubmission), page, pageSize, total: counted?.total ?? 0 };
  },

  'analytics.submitData': async (ctx, { page_id, code_id, block, token, fields }) => {
    const { services, request } = ctx;
    const visit = token === undefined ? undefined : await readPageToken(services, token);
    if (token !== undefined && visit?.pageId !== page_id) throw new AppError('submission.bad_token');
    const outcome = await submitForm(services, {
      pageId: page_id,
      codeId: code_id ?? visit?.codeId,
      block,
      fields,
      once: onceOf(ctx, visit),
      source: visit ? 'form' : 'api',
      // An API call sets no cookie, so only an id that the browser already has tells a visitor.
      visitor: knownVisitor(request.headers),
      request,
    });
    if (outcome.kind === 'none') throw new AppError('submission.no_form');
    if (outcome.kind === 'invalid') throw new AppError('submission.invalid', undefined, inFields(outcome.errors));
    return { data: { submission_id: outcome.submissionId, thanks: outcome.form.thanks } };
  },

  'analytics.appendSubmit': async (ctx, { token }) => ({ data: { counted: await appendSubmit(ctx, token) } }),
};

const toSubmission = ({ at, ...row }: SubmissionRow): Submission => ({ ...row, at: at.toISOString() });

/** A caller's own key names one wish and so one set of answers; the token of a page is one person's, who may go back and correct them. */
function onceOf({ request }: PublicCtx, visit: PageVisit | undefined) {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string') return { key: `key ${key}`, mayDiffer: false };
  return { key: visit ? `visit ${visit.visitId}` : randomUUID(), mayDiffer: true };
}

const inFields = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [`fields.${name}`, sentence]));
