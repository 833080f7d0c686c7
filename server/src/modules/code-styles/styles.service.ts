import type { Api, CodeStyle } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { assertScannable } from './check-style.js';
import { scanAddress } from '../code-content/code-content.service.js';
import { generateSlug } from '../short-links/short-links.service.js';
import { insertStyle, selectStyles, updateStyle, type StyleRow } from './styles.sql.js';

export async function listStyles({ tx, orgId }: OrgCtx): Promise<CodeStyle[]> {
  return (await selectStyles(tx, orgId)).map(toStyle);
}

export async function saveStyle(
  ctx: OrgCtx,
  { style_id: styleId, name, style }: Api['codes.styles.save']['in'],
): Promise<CodeStyle> {
  const { tx, orgId, services } = ctx;
  const text = scanAddress(services.config, generateSlug());
  assertScannable(ctx, { text, style, field: 'style' });
  const now = services.now();
  const row = { style_id: styleId ?? uuidv7(now), name: name.trim(), style };
  const [saved] = styleId ? await updateStyle(tx, orgId, row) : await insertStyle(tx, orgId, row, now);
  if (!saved) throw new AppError('style.not_found');
  return toStyle(saved);
}

const toStyle = (row: StyleRow): CodeStyle => ({ ...row, created_at: row.created_at.toISOString() });
