import type { IncomingHttpHeaders } from 'node:http';
import { isUuidInAnyCase } from '../../platform/db/uuid.js';
import { describeAgent } from '../../platform/visit/describe-agent.js';
import { isUnseen } from '../../platform/visit/is-unseen.js';
import type { Services } from '../../platform/services.js';
import { addPageView } from './funnel.sql.js';

interface View {
  orgId: string;
  pageId: string;
  /** What the address says of the code that led there. Anybody can write that: what is none of the organization's codes counts as none. */
  code: string | undefined;
}

/** Counts that a person sees a page. Nobody waits for it, and a page is shown also when it cannot be counted. */
export function countPageView({ db, log, now }: Services, view: View, headers: IncomingHttpHeaders): void {
  if (describeAgent(headers['user-agent'] ?? '').isBot || isUnseen(headers)) return;
  const { orgId, pageId, code = '' } = view;
  const codeId = isUuidInAnyCase(code) ? code : null;
  db.org(orgId, (tx) => addPageView(tx, orgId, { pageId, codeId, at: now() })).catch((error: unknown) =>
    log.warn({ err: error, pageId }, 'A view of a page is not counted'),
  );
}
