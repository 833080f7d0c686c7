import { renderAsync } from '@resvg/resvg-js';
import type { AiPicture, QrStyle, ScanScore } from '@swapt/shared/contract';
import { drawQr, toSvg } from '@swapt/shared/qr';
import { aiStyles, type AiStyle } from '@swapt/shared/values';
import sharp from 'sharp';
import { refuseInTransaction } from '../../platform/db/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ImageModel } from '../../platform/vendors/image-model/image-model.js';
import { runTrialsInThread, scoreOf } from '../code-styles/code-styles.service.js';
import { drawArt } from './art/draw-art.js';

export interface PictureRequest {
  text: string;
  prompt: string;
  style: AiStyle;
  seed: number;
}

export interface MadePicture {
  madeBy: AiPicture['made_by'];
  mediaType: 'image/svg+xml' | 'image/webp';
  body: Buffer;
  score: ScanScore;
}

interface Candidate extends Omit<MadePicture, 'score'> {
  /** The same picture for the trials, and its plain twin. */
  svg: string;
  plainSvg: string;
  /** Width in modules. */
  size: number;
}

/** One try after the other, each readier to give up beauty for readability. */
const forces = [0, 0.5, 1];
const strengths = [0.75, 0.88, 1];
const PIXELS = 1024;
const plain: QrStyle = {
  dots: 'square',
  eyes: 'square',
  foreground: '#000000',
  background: '#ffffff',
  level: 'H',
  margin: 4,
};

/** A picture around a code that test scans could read, made by the model where there is one, else by our own renderer. Others are never given out. */
export async function makePicture(request: PictureRequest, model?: ImageModel): Promise<MadePicture> {
  refuseInTransaction('drawing');
  const tries: (() => Promise<Candidate>)[] = model
    ? strengths.map((strength) => () => painted(request, strength, model))
    : forces.map((force) => async () => drawn(request, force));
  for (const make of tries) {
    const { svg, plainSvg, size, ...made } = await make();
    const { value, isGood } = scoreOf(await runTrialsInThread({ text: request.text, svg, plainSvg, size }));
    if (isGood) return { ...made, score: { value, verdict: 'good', reasons: [] } };
  }
  throw new AppError(
    'aiqr.unscannable',
    `Test scans could not read the ${tries.length} pictures that we tried, so you get none of them. Choose a style other than ${aiStyles[request.style].label}, other words or a shorter address.`,
  );
}

function drawn(request: PictureRequest, force: number): Candidate {
  const { svg, size, margin } = drawArt({ ...request, force });
  const plainSvg = toSvg(request.text, { ...plain, level: force < 1 ? 'Q' : 'H', margin });
  return { madeBy: 'renderer', mediaType: 'image/svg+xml', body: Buffer.from(svg), svg, plainSvg, size };
}

async function painted(request: PictureRequest, strength: number, model: ImageModel): Promise<Candidate> {
  const plainSvg = toSvg(request.text, plain);
  const guide = (await renderAsync(plainSvg, { fitTo: { mode: 'width', value: PIXELS } })).asPng();
  const file = await model.paint({ ...request, guide, strength });
  const { size } = drawQr(request.text, plain);
  try {
    const body = await sharp(file, { limitInputPixels: 40_000_000 })
      .resize(PIXELS, PIXELS, { fit: 'cover' })
      .webp({ quality: 90 })
      .toBuffer();
    // What is stored is what is tried.
    const png = await sharp(body).png().toBuffer();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
    return { madeBy: 'model', mediaType: 'image/webp', body, svg, plainSvg, size };
  } catch {
    throw new AppError('aiqr.failed', 'It did not send a picture. Please try again.');
  }
}
