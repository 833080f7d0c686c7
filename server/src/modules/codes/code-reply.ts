import type { Code } from '@swapt/shared/contract';
import { codeTypeFacts } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';
import {
  landingAddress,
  pngAddress,
  printedText,
  scanAddress,
  shortAddress,
} from '../code-content/code-content.service.js';
import type { CodeRow } from './codes.sql.js';

/** A code as the API gives it, with its addresses. */
export function toCode(row: CodeRow, config: Pick<Config, 'publicUrl'>): Code {
  const { file, org_id: orgId } = row;
  return {
    ...row,
    target: landingAddress(config, row),
    file: file && { ...file, url: fileAddress(orgId, file.file_id) },
    picture: pictureOf(row, config),
    url: shortAddress(config, row.slug),
    scan_url: printedText(config, row),
    aliases: row.aliases.map((alias) => ({
      ...alias,
      url: shortAddress(config, alias.slug),
      scan_url: scanAddress(config, alias.slug),
    })),
    starts_at: row.starts_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_scan_at: row.last_scan_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A network that has changed since makes its picture wrong; every other code keeps its address. */
function pictureOf({ picture, ...code }: CodeRow, config: Pick<Config, 'publicUrl'>): string | null {
  if (!picture || (codeTypeFacts[code.type].isSelfContained && picture.target !== printedText(config, code)))
    return null;
  return pngAddress(picture.picture_id);
}

/** Where an uploaded file is served. */
export const fileAddress = (orgId: string, fileId: string) => `/files/${orgId}/${fileId}`;
