import { uuidv7 } from '../../platform/db/uuid.js';
import type { ScanRow } from '../../scan-ingestion/scan.js';
import type { CodeRow } from './code-rows.js';

/** A scan of a person with a phone in Italy, as the database keeps it. */
export function scanRow({ orgId, codeId }: CodeRow, scan: Partial<ScanRow>): ScanRow {
  return {
    org_id: orgId,
    code_id: codeId,
    scan_id: uuidv7(),
    at: new Date('2026-11-20T09:30:00Z'),
    visitor: null,
    source: 'scan',
    is_bot: false,
    country: 'IT',
    city: '',
    device: 'mobile',
    system: 'iOS',
    browser: 'Safari',
    language: 'it',
    variant: '',
    channel: '',
    ...scan,
  };
}
