import type { Api } from '@swapt/shared/contract';
import { drawQr } from '@swapt/shared/qr';
import { nameMaxLength, slugRule, targetMaxLength, type CodeType } from '@swapt/shared/values';
import type { OrgCtx } from '../../platform/http/handler.js';
import { scoresOf } from '../code-styles/code-styles.service.js';
import type { TargetCheck } from '@swapt/shared/targets';
import { checkTarget, printedText } from '../code-content/code-content.service.js';
import type { CodeRow } from './codes.sql.js';
import { generateSlug, isReserved, reserved } from '../short-links/short-links.service.js';

type RowInput = Api['codes.cloneMultiple']['in']['data'][number];

export interface CloneRow {
  name: string;
  target: string;
  slug?: string;
}

/** What the new codes are to be like. */
export type Source = Pick<CodeRow, 'type' | 'target' | 'content' | 'style'>;

/** A sentence per bad field, keyed as the request names it: `data.0.target`. */
export type RowProblems = Map<string, string>;

/** The rows as they would be made, with everything that is wrong with them. */
export async function readRows(
  ctx: OrgCtx,
  source: Source,
  inputs: readonly RowInput[],
): Promise<{ rows: CloneRow[]; problems: RowProblems }> {
  const problems: RowProblems = new Map();
  const first = new Map<string, number>();
  const rows = inputs.map((input, index) => {
    const at = (field: keyof RowInput) => `data.${index}.${field}`;
    const name = input.name.trim();
    const nameProblem = checkName(name);
    if (nameProblem) problems.set(at('name'), nameProblem);

    const wanted = input.target?.trim() || source.target;
    const checked = checkWanted(ctx, source.type, wanted);
    if ('reason' in checked) problems.set(at('target'), checked.reason);

    const slug = input.slug?.trim() || undefined;
    const slugProblem = slug && (checkSlug(slug) ?? sameAs(first.get(slug)));
    if (slugProblem) problems.set(at('slug'), slugProblem);
    else if (slug) first.set(slug, index);
    return { name, target: 'target' in checked ? checked.target : wanted, ...(slug && { slug }) };
  });
  checkDensity(ctx, source, rows, problems);
  return { rows, problems };
}

function checkWanted({ services }: OrgCtx, type: CodeType, target: string): TargetCheck {
  if (type !== 'link') return target === '' ? { target } : noTarget;
  return target.length > targetMaxLength ? tooLong : checkTarget(target, services.config);
}

const noTarget = { reason: 'Leave this empty. A code of this type has no destination.' };
const tooLong = { reason: `An address has at most ${targetMaxLength} characters.` };
const slugPattern = new RegExp(slugRule.pattern);

function checkName(name: string): string | undefined {
  if (name === '') return 'Give the code a name.';
  return name.length > nameMaxLength ? `A name has at most ${nameMaxLength} characters.` : undefined;
}

function checkSlug(slug: string): string | undefined {
  const { minLength, maxLength } = slugRule;
  if (slug.length < minLength || slug.length > maxLength) return `Use ${minLength} to ${maxLength} characters.`;
  if (!slugPattern.test(slug)) return 'Use letters, digits, - and _ only, and start with a letter or a digit.';
  return isReserved(slug) ? reserved : undefined;
}

const sameAs = (index: number | undefined) =>
  index === undefined ? undefined : `Row ${index + 1} already has this short name.`;

/** A long short name makes a denser picture. Each size of picture is tried once with the look of the code. */
function checkDensity(ctx: OrgCtx, { type, content, style }: Source, rows: readonly CloneRow[], problems: RowProblems) {
  const made = generateSlug();
  // Drawn once for each length: to draw hundreds of codes only to measure them would hold everybody up.
  const byLength = new Map<number, { text: string; indexes: number[] }>();
  rows.forEach(({ slug = made }, index) => {
    if (problems.has(`data.${index}.slug`)) return;
    const text = printedText(ctx.services.config, { type, content, slug });
    const known = byLength.get(text.length);
    if (known) known.indexes.push(index);
    else byLength.set(text.length, { text, indexes: [index] });
  });
  const bySize = new Map<number, { text: string; indexes: number[] }>();
  for (const { text, indexes } of byLength.values()) {
    const { size } = drawQr(text, style);
    const known = bySize.get(size);
    if (known) known.indexes.push(...indexes);
    else bySize.set(size, { text, indexes });
  }
  const sizes = [...bySize.values()];
  const texts = sizes.map(({ text }) => text);
  scoresOf(ctx, texts, { style, field: 'style' }).forEach(({ verdict, reasons }, at) => {
    if (verdict !== 'unscannable') return;
    for (const index of sizes[at]?.indexes ?? []) {
      problems.set(
        `data.${index}.slug`,
        `Phones cannot read it in this style: ${reasons[0]} A shorter name also helps.`,
      );
    }
  });
}
