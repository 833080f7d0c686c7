import type { Code } from '@swapt/shared/contract';
import type { Config } from '../../config.js';
import { scanAddress, shortAddress } from './code-address.js';
import type { CodeRow } from './codes.sql.js';

/** A code as the API gives it, with its two addresses. */
export function toCode(row: CodeRow, config: Pick<Config, 'publicUrl'>): Code {
  return {
    ...row,
    url: shortAddress(config, row.slug),
    scan_url: scanAddress(config, row.slug),
    last_scan_at: row.last_scan_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
