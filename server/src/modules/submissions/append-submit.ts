import type { Api } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { PublicChange, PublicCtx } from '../../platform/http/handler.js';
import { visitorModeOf } from '../../scan-ingestion/visitor-mode.js';
import { readPageToken } from './page-token.js';
import { insertSubmission } from './submissions.sql.js';
import { agreedVisitor } from './visitor.js';

/**
 * Counts a submission whose answers went to another place, by the token the page carried; says whether it was new. It is for a page that hands
 * its form to another service in the browser itself, such as a booking or a mailing list, so that the funnel and the sent forms know of it.
 * Forms that we store never ask for it: `POST /page/:id` and `analytics.submitData` count what they store, and both together would count twice.
 */
export async function appendSubmit(
  { services, request, once }: PublicCtx & PublicChange,
  token: string,
): Promise<Api['analytics.appendSubmit']['out']> {
  const visit = await readPageToken(services, token);
  if (!visit) throw new AppError('submission.bad_token');
  const { orgId, pageId, codeId, visitId } = visit;
  const mode = await visitorModeOf(services, orgId);
  const visitor = await agreedVisitor(services, { orgId, mode }, request.headers);
  return once(orgId, async (tx) => {
    const [counted] = await insertSubmission(tx, {
      org_id: orgId,
      submission_id: uuidv7(services.now()),
      dedupe_key: `elsewhere ${visitId}`,
      page_id: pageId,
      code_id: codeId ?? null,
      block: '',
      customer_id: null,
      visitor: visitor || null,
      source: 'elsewhere',
      answers: [],
      consent: '',
      at: services.now(),
      email: null,
      phone: null,
      name: '',
    });
    return { data: { counted: counted !== undefined } };
  });
}
