import type { FastifyRequest } from 'fastify';
import type { PolicyCode } from '../../modules/short-links/short-links.service.js';
import { begunScan, scanField } from '../../scan-ingestion/begun-scan.js';
import type { Services } from '../../platform/services.js';
import { visitorChoice } from '../../platform/visit/visitor-cookie.js';
import { queryOf } from '../forms.js';

/**
 * Logs the scan that led to the questions of a code once more, with the variant that the answers decided. Ingestion knows it by its id and counts
 * it once, whichever of the two lines it reads first.
 */
export async function recordVariant(
  services: Services,
  { orgId, codeId, channel }: PolicyCode,
  { headers, ip, query }: FastifyRequest,
  variant: string,
): Promise<void> {
  const scan = variant === '' ? undefined : await begunScan(services, queryOf(query, scanField) ?? '', codeId);
  if (!scan) return;
  const { scanId, at, source } = scan;
  const line = {
    scanId,
    at,
    orgId,
    codeId,
    source,
    ...visitorChoice(headers, orgId),
    ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 512),
    acceptLanguage: (headers['accept-language'] ?? '').slice(0, 64),
    isPrefetch: false,
    variant,
    channel,
  };
  await new Promise<void>((resolve) => services.scans.record(line, resolve));
}
