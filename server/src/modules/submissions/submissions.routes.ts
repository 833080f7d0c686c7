import { randomUUID } from 'node:crypto';
import type { Submission } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { appendSubmit } from './append-submit.js';
import { readPageToken } from './page-token.js';
import { limitForms } from './store-submission.js';
import { checkForm } from './submit-form.js';
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
    const checked = await checkForm(services, {
      pageId: page_id,
      codeId: code_id ?? visit?.codeId,
      block,
      fields,
      attempt: visit ? `visit ${visit.visitId}` : randomUUID(),
      source: visit ? 'form' : 'api',
      request,
    });
    if (checked.kind === 'none') throw new AppError('submission.no_form');
    if (checked.kind === 'invalid') throw new AppError('submission.invalid', undefined, inFields(checked.errors));
    const { store, form, page } = checked;
    return limitForms(() =>
      ctx.once(page.org_id, async (tx) => ({ data: { submission_id: await store(tx), thanks: form.thanks } })),
    );
  },

  'analytics.appendSubmit': (ctx, { token }) => appendSubmit(ctx, token),
};

const toSubmission = ({ at, ...row }: SubmissionRow): Submission => ({ ...row, at: at.toISOString() });

const inFields = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [`fields.${name}`, sentence]));
