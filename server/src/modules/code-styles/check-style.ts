import type { QrStyle, ScanScore } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { readLogo } from './logo.js';
import { knownScore, scoreStyle } from './score/scan-score.js';

/** The logo of a style as a data URL, or the refusal of a picture that is not there. */
export async function logoOf(
  services: Services,
  orgId: string,
  style: QrStyle,
  field: string,
): Promise<string | undefined> {
  if (!style.logo) return undefined;
  const logo = await readLogo(services.storage, orgId, style.logo.image_id);
  if (logo) return logo;
  throw new AppError('request.invalid', 'The picture of the logo does not exist.', {
    [`${field}.logo`]: 'Upload the picture of the logo again.',
  });
}

interface StyleInput {
  style: QrStyle;
  /** Names the style in a refusal. */
  field: string;
}

/** How well phones will read each text in a style. The trials take long and the logo is a file, so both come before the transaction. */
export function scoresOf(
  { services, orgId, outside }: Pick<OrgCtx, 'services' | 'orgId' | 'outside'>,
  texts: readonly string[],
  { style, field }: StyleInput,
): ScanScore[] {
  const known = style.logo ? [] : texts.flatMap((text) => knownScore({ text, style }) ?? []);
  if (known.length === texts.length) return known;
  // A short name that is made anew has another text of the same length, and the same score.
  const name = JSON.stringify(['scan scores', texts.map(({ length }) => length), style]);
  const scores = outside(name, async () => {
    try {
      const logo = await logoOf(services, orgId, style, field);
      return await Promise.all(texts.map((text) => scoreStyle({ text, style, logo })));
    } catch (error) {
      // The handler says it, together with what else is wrong.
      if (error instanceof AppError) return error;
      throw error;
    }
  });
  if (scores instanceof AppError) throw scores;
  return scores;
}

/** Refuses a style that phones would not read, with the reason at its field. */
export function refuseUnscannable({ verdict, reasons }: ScanScore, field: string): void {
  if (verdict === 'unscannable') throw new AppError('code.unscannable', reasons[0], { [field]: reasons.join(' ') });
}

/** The same for a text inside the transaction of an operation. */
export function assertScannable(
  ctx: Pick<OrgCtx, 'services' | 'orgId' | 'outside'>,
  { text, style, field }: StyleInput & { text: string },
): void {
  for (const score of scoresOf(ctx, [text], { style, field })) refuseUnscannable(score, field);
}
