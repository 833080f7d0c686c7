import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { PublicChange, PublicCtx } from '../../platform/http/handler.js';
import { insertScansOfMonths } from '../../scan-ingestion/ingestor.js';
import { isPrefetch } from '../../platform/visit/is-unseen.js';
import { recognize } from '../../scan-ingestion/recognize.js';
import { toScanRow } from '../../scan-ingestion/scan-row.js';
import { readViewToken } from '../../scan-ingestion/view-token.js';
import { visitorModeOf } from '../../scan-ingestion/visitor-mode.js';
import { visitorChoice } from '../../platform/visit/visitor-cookie.js';

/** Counts the view of a page by the token the page carried; says whether it was new. */
export async function appendScan(
  { services, request, once }: PublicCtx & PublicChange,
  token: string,
): Promise<Api['analytics.appendScan']['out']> {
  const view = await readViewToken(services, token);
  if (!view) throw new AppError('analytics.bad_token');
  const { 'accept-language': acceptLanguage } = request.headers;
  const scan = {
    ...view,
    source: 'view' as const,
    ...visitorChoice(request.headers, view.orgId),
    ip: request.ip,
    userAgent: request.userAgent,
    acceptLanguage: typeof acceptLanguage === 'string' ? acceptLanguage : '',
    isPrefetch: isPrefetch(request.headers),
  };
  const visitor = await recognize(services.scans, scan, await visitorModeOf(services, view.orgId));
  const row = toScanRow(scan, visitor, services.config.cityFile);
  return once(
    view.orgId,
    async (tx) => ({ data: { counted: (await insertScansOfMonths(tx, [row])) > 0 } }),
    'installation',
  );
}
