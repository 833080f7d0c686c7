import type { Api } from '@swapt/shared/contract';
import { drawQr } from '@swapt/shared/qr';
import { codeTypeFacts, labelLimit, labelSheets } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { printedText, shortAddress } from '../code-content/code-content.service.js';
import { selectPrints } from './labels.sql.js';
import { selectedIds } from '../codes/codes.service.js';
import { readLogo } from '../code-styles/code-styles.service.js';
import { renderLabels, type Label } from './rendering/label-sheet.js';
import { printable } from './words/printable.js';

type Input = Api['codes.labels']['in'];
type Reply = Api['codes.labels']['out']['data'];

/** A PDF of label sheets. Drawing takes its time, so no transaction is held meanwhile. */
export async function makeLabels(
  { services, orgId }: Omit<OrgCtx, 'tx'>,
  { sheet, skip = 0, copies = 1, text = true, ...selection }: Input,
): Promise<Reply> {
  const { config, db, storage } = services;
  const selected = () => db.org(orgId, (tx) => selectedIds({ tx, orgId, services }, selection, labelLimit));
  const ids = selection.filter ? await selected() : (selection.code_ids ?? []);
  if (ids.length * copies > labelLimit) {
    throw new AppError('request.invalid', undefined, { copies: `One file can have at most ${labelLimit} labels.` });
  }
  const rows = new Map((await db.org(orgId, (tx) => selectPrints(tx, orgId, ids))).map((row) => [row.code_id, row]));
  const labels: Label[] = [];
  const unprinted: Reply['unprinted'] = [];
  for (const id of ids) {
    const code = rows.get(id);
    if (!code) throw new AppError('code.not_found', 'One of these codes does not exist or was deleted. Choose again.');
    const { style, name } = code;
    const logo = style.logo && (await readLogo(storage, orgId, style.logo.image_id));
    const address = codeTypeFacts[code.type].isSelfContained
      ? ''
      : shortAddress(config, code.slug).replace(/^https?:\/\//, '');
    const { text: printed, isWhole } = printable(name);
    if (text && !isWhole) unprinted.push({ code_id: id, name, printed });
    const words = text ? [printed, address].filter(Boolean) : [];
    const label = { drawing: drawQr(printedText(config, code), style), logo, words };
    labels.push(...Array.from({ length: copies }, () => label));
  }
  const layout = labelSheets[sheet];
  const start = skip % (layout.columns * layout.rows);
  const body = await renderLabels(labels, layout, { skip: start, now: services.now() });
  const pages = Math.ceil((start + labels.length) / (layout.columns * layout.rows));
  return { name: `labels-${sheet}.pdf`, type: 'application/pdf', body: body.toString('base64'), pages, unprinted };
}
