import type { AiStyle } from '@swapt/shared/values';
import { fetchVendor } from '../fetch-vendor.js';
import { VendorError } from '../vendor-error.js';
import type { ImageModel, PaintRequest } from './image-model.js';

const vendor = 'Stability AI';
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
}

/**
 * The Stable Image service of Stability AI, "control: structure" (platform.stability.ai/docs/api-reference): a form with the guide and the words
 * goes there, a picture comes back, or JSON with `name` and `errors`. Its header `finish-reason` tells a picture that its filter blurred.
 */
export const stability = ({ url, key }: Settings): ImageModel => ({
  async paint(request) {
    const response = await fetchVendor(`${url}${PATH}`, {
      vendor,
      what: 'an image model',
      timeoutMs: TIMEOUT_MS,
      isRefusal: (status, reason) => status === 403 && reason.includes('content_moderation'),
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, accept: 'image/*' },
      body: formOf(request),
    });
    if (response.headers.get('finish-reason') === 'CONTENT_FILTERED')
      throw new VendorError(vendor, 'refused', 'the picture was filtered');
    if (Number(response.headers.get('content-length') ?? 0) > MOST_BYTES)
      throw new VendorError(vendor, 'unavailable', 'the picture is too large');
    const body = await response.arrayBuffer().catch((error: unknown) => {
      throw new VendorError(vendor, 'unavailable', 'the answer broke off', { cause: error });
    });
    return Buffer.from(body);
  },
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
