import type { QrStyle } from '@swapt/shared/contract';
import { AppError } from '../../http/app-error.js';
import type { Services } from '../../services.js';
import { readLogo } from './rendering/logo.js';
import { scoreStyle } from './score/scan-score.js';

/** The logo of a style as a data URL, or the refusal of a picture that is not there. */
export async function logoOf(
  services: Services,
  orgId: string,
  style: QrStyle,
  field: string,
): Promise<string | undefined> {
  if (!style.logo) return undefined;
  const logo = await readLogo(services.config.dataDir, orgId, style.logo.image_id);
  if (logo) return logo;
  throw new AppError('request.invalid', 'The picture of the logo does not exist.', {
    [`${field}.logo`]: 'Upload the picture of the logo again.',
  });
}

/** Refuses a style that phones would not read, with the reason at its field. */
export async function demandScannable(
  services: Services,
  orgId: string,
  { text, style, field }: { text: string; style: QrStyle; field: string },
): Promise<void> {
  const logo = await logoOf(services, orgId, style, field);
  const { verdict, reasons } = await scoreStyle({ text, style, logo });
  if (verdict === 'unscannable') throw new AppError('code.unscannable', reasons[0], { [field]: reasons.join(' ') });
}
