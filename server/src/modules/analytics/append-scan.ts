import { AppError } from '../../http/app-error.js';
import type { PublicCtx } from '../../http/handler.js';
import { storeScans } from '../../scans/ingestor.js';
import { toScanRow } from '../../scans/scan-row.js';
import { readViewToken } from '../../scans/view-token.js';
import { visitorOf } from '../../scans/visitor-cookie.js';

/** Counts the view of a page by the token the page carried; says whether it was new. */
export async function appendScan({ services, request }: PublicCtx, token: string): Promise<boolean> {
  const view = await readViewToken(services, token);
  if (!view) throw new AppError('analytics.bad_token');
  const visitor = visitorOf(request.headers, false);
  const { 'accept-language': acceptLanguage } = request.headers;
  const scan = {
    ...view,
    source: 'view' as const,
    // An API call sets no cookie, so only an id that the browser already has tells a visitor.
    visitor: visitor.setCookie ? '' : visitor.id,
    ip: request.ip,
    userAgent: request.userAgent,
    acceptLanguage: typeof acceptLanguage === 'string' ? acceptLanguage : '',
    isPrefetch: false,
  };
  return (
    (await storeScans(services.db, [toScanRow(scan, await services.scans.secret(), services.config.cityFile)])) > 0
  );
}
