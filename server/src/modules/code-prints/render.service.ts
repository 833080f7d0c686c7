import type { Api } from '@swapt/shared/contract';
import { defaultQrStyle } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { logoOf, refuseUnscannable, scoreStyle } from '../code-styles/code-styles.service.js';
import { printedText, scanAddress } from '../code-content/code-content.service.js';
import { type CodeRow, selectCode } from '../codes/codes.service.js';
import { renderFile } from './rendering/render-file.js';

type RenderInput = Api['codes.render']['in'];
type RenderReply = Api['codes.render']['out']['data'];

/** Stands for the short name of a code that is not saved yet: as long as a generated one. */
const SAMPLE_SLUG = 'swapt77';
const DEFAULT_SIZE = 50;

/** A print file, a score, or both. Drawing takes its time, so no transaction is held meanwhile. */
export async function renderCode(ctx: Omit<OrgCtx, 'tx'>, input: RenderInput): Promise<RenderReply> {
  const { services, orgId } = ctx;
  const { code_id: codeId } = input;
  const [code] = codeId === undefined ? [] : await services.db.org(orgId, (tx) => selectCode(tx, orgId, codeId));
  if (codeId !== undefined && !code) throw new AppError('code.not_found');
  const slug = printedSlug(code, input.slug);
  const style = input.style ?? code?.style ?? defaultQrStyle;
  const { config } = services;
  const text = code ? printedText(config, { ...code, slug }) : scanAddress(config, slug);
  const logo = await logoOf(services, orgId, style, 'style');
  // The style was tried with the code's own name; another one may need a finer picture.
  if (input.slug !== undefined) refuseUnscannable(await scoreStyle({ text, style, logo }), 'style');
  const { format, size: millimetres } = input;
  return {
    file: format
      ? await renderFile(
          {
            text,
            style,
            logo,
            name: code ? `${code.name}${slug === code.slug ? '' : ` ${slug}`}` : 'code',
            millimetres: millimetres ?? DEFAULT_SIZE,
            now: services.now(),
          },
          format,
        )
      : null,
    score: input.score ? await scoreStyle({ text, style, logo, millimetres }) : null,
  };
}

function printedSlug(code: CodeRow | undefined, requested: string | undefined): string {
  if (!code) {
    if (requested !== undefined) throw new AppError('request.invalid', undefined, { code_id: 'This is required.' });
    return SAMPLE_SLUG;
  }
  if (requested === undefined || requested === code.slug) return code.slug;
  if (!code.aliases.some(({ slug }) => slug === requested)) throw new AppError('code.alias_not_found');
  return requested;
}
