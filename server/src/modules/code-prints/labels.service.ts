import type { Api } from '@swapt/shared/contract';
import { drawQr } from '@swapt/shared/qr';
import { codeTypeFacts, labelLimit, labelSheets } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { printedText, shortAddress } from '../code-content/code-content.service.js';
import { selectPrints, type PrintRow } from './labels.sql.js';
import { selectedIds } from '../codes/codes.service.js';
import { readLogo } from '../code-styles/code-styles.service.js';
import { renderLabels, type Label } from './rendering/label-sheet.js';
import type { Words } from './words/draw-words.js';
import { printable } from './words/printable.js';

type Input = Api['codes.labels']['in'];
type Reply = Api['codes.labels']['out']['data'];

/** A PDF of label sheets with these codes, in the order of the request. */
export async function makeLabels(
  ctx: Omit<OrgCtx, 'tx'>,
  { sheet, skip, copies = 1, text = true, ...selection }: Input,
): Promise<Reply> {
  const { services, orgId } = ctx;
  const { config, db } = services;
  const selected = () => db.org(orgId, (tx) => selectedIds({ tx, orgId, services }, selection, labelLimit));
  const ids = selection.filter ? await selected() : (selection.code_ids ?? []);
  if (ids.length * copies > labelLimit) {
    throw new AppError('request.invalid', undefined, { copies: `One file can have at most ${labelLimit} labels.` });
  }
  const rows = new Map((await db.org(orgId, (tx) => selectPrints(tx, orgId, ids))).map((row) => [row.code_id, row]));
  const labels = ids.flatMap((id) => {
    const code = rows.get(id);
    if (!code) throw new AppError('code.not_found', 'One of these codes does not exist or was deleted. Choose again.');
    const note = codeTypeFacts[code.type].isSelfContained
      ? ''
      : shortAddress(config, code.slug).replace(/^https?:\/\//, '');
    const words = text ? { name: code.name, price: '', note } : { name: '', price: '', note: '' };
    const label = { ...code, ...words };
    return Array.from({ length: copies }, () => label);
  });
  return printLabels(ctx, labels, { sheet, skip });
}

export interface PrintedLabel extends Pick<PrintRow, 'code_id' | 'type' | 'content' | 'slug' | 'style'>, Words {}

/** A PDF of label sheets. Drawing takes its time, so no transaction is held meanwhile. */
export async function printLabels(
  { services, orgId }: Omit<OrgCtx, 'tx'>,
  printed: readonly PrintedLabel[],
  { sheet, skip = 0 }: Pick<Input, 'sheet' | 'skip'>,
): Promise<Reply> {
  const { config, storage } = services;
  const labels: Label[] = [];
  const unprinted = new Map<string, Reply['unprinted'][number]>();
  const drawn = new Map<string, Pick<Label, 'drawing' | 'logo'>>();
  for (const { name, price, note, ...code } of printed) {
    const { code_id, style } = code;
    const { text, isWhole } = printable(name);
    if (!isWhole) unprinted.set(code_id, { code_id, name, printed: text });
    const picture = drawn.get(code_id) ?? {
      drawing: drawQr(printedText(config, code), style),
      logo: style.logo && (await readLogo(storage, orgId, style.logo.image_id)),
    };
    drawn.set(code_id, picture);
    labels.push({ ...picture, words: { name: text, price, note } });
  }
  const layout = labelSheets[sheet];
  const start = skip % (layout.columns * layout.rows);
  const body = await renderLabels(labels, layout, { skip: start, now: services.now() });
  const pages = Math.ceil((start + labels.length) / (layout.columns * layout.rows));
  const file = { name: `labels-${sheet}.pdf`, type: 'application/pdf', body: body.toString('base64') };
  return { ...file, pages, unprinted: [...unprinted.values()] };
}
