import type { AiStyle } from '@swapt/shared/values';
import type { Logger } from 'pino';
import { refuseInTransaction } from '../../db/transaction.js';
import { AppError } from '../../errors/app-error.js';
import type { ImageModel, PaintRequest } from './image-model.js';

const PATH = '/v2beta/stable-image/control/structure';
const TIMEOUT_MS = 45_000;
const MOST_BYTES = 20 * 1024 * 1024;
const unwanted = 'blurry, low contrast, text, letters, watermark, faint, washed out';

/** How the styles are called in words that a model paints by. */
const words: Record<AiStyle, string> = {
  mosaic: 'roman mosaic of small ceramic tiles, top view',
  brush: 'expressive acrylic painting, broad brush strokes',
  night: 'night sky with stars and moon, digital painting',
  paper: 'layered paper cut art with soft shadows',
  neon: 'glowing neon signs on a dark brick wall',
  botanical: 'botanical illustration, leaves and blossoms',
  waves: 'japanese woodcut of waves',
  confetti: 'cheerful flat illustration with confetti',
};

interface Settings {
  /** The address of the service, without a slash at the end. */
  url: string;
  key: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * The Stable Image service of Stability AI, "control: structure" (platform.stability.ai/docs/api-reference): a form with the guide and the words
 * goes there, a picture comes back, or JSON with `name` and `errors`. Its header `finish-reason` tells a picture that its filter blurred.
 */
export function stability({ url, key, log }: Settings): ImageModel {
  return {
    async paint(request) {
      refuseInTransaction('an image model');
      const response = await send(`${url}${PATH}`, key, formOf(request)).catch((error: unknown) => {
        log.warn({ err: error }, 'The image model did not answer');
        throw new AppError('aiqr.failed');
      });
      if (!response.ok) throw await failureOf(response, log);
      if (response.headers.get('finish-reason') === 'CONTENT_FILTERED') throw refused();
      if (Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) throw new AppError('aiqr.failed');
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

const send = (address: string, key: string, body: FormData) =>
  fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, accept: 'image/*' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

function formOf({ guide, prompt, style, seed, strength }: PaintRequest): FormData {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(guide)], { type: 'image/png' }), 'code.png');
  form.set('prompt', `${prompt}, ${words[style]}`);
  form.set('negative_prompt', unwanted);
  form.set('control_strength', String(strength));
  form.set('seed', String(seed));
  form.set('output_format', 'png');
  return form;
}

const refused = () =>
  new AppError('aiqr.refused', 'Its filter found something in the words. Describe the picture in other words.');

/** The operator reads the reason in the log; the caller is told what to do. */
async function failureOf(response: Response, log: Settings['log']): Promise<AppError> {
  const reason = (await response.text().catch(() => '')).slice(0, 500);
  log.warn({ status: response.status, reason }, 'The image model refused');
  if (response.status === 403 && reason.includes('content_moderation')) return refused();
  return new AppError(response.status === 429 ? 'aiqr.busy' : 'aiqr.failed');
}
