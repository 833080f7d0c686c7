import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QrStyle } from '@swapt/shared/contract';
import { defaultQrStyle } from '@swapt/shared/values';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { testFolder } from '../../../testing/test-folder.js';
import { readSymbol } from '../../code-styles/score/read-symbol.js';
import { diskStorage } from '../../../platform/storage/disk-storage.js';
import { readLogo } from '../../code-styles/logo.js';
import { renderFile, type Format } from './render-file.js';

const text = 'https://example.com/aB3dE5f?q=1';
const folder = testFolder();
const imageId = '018f0000-0000-7000-8000-000000000001';
const orgId = '018f0000-0000-7000-8000-000000000002';
const logo = { image_id: imageId, size: 0.25 };

/** Every shape of dots with every shape of eyes, plain and with a logo, in colours that a brand may have. */
const styles = (['square', 'rounded', 'dots'] as const).flatMap((dots) =>
  (['square', 'rounded', 'circle'] as const).flatMap((eyes) =>
    [false, true].map((hasLogo): [string, QrStyle] => [
      `${dots} dots, ${eyes} eyes${hasLogo ? ', with a logo' : ''}`,
      {
        ...defaultQrStyle,
        dots,
        eyes,
        foreground: '#1a2b6d',
        eyeColour: '#6d1a2b',
        background: '#fff4dd',
        ...(hasLogo && { logo, level: 'H' }),
      },
    ]),
  ),
);

beforeAll(async () => {
  mkdirSync(join(folder, 'images', orgId), { recursive: true });
  const picture = sharp({ create: { width: 300, height: 300, channels: 4, background: '#c0392bff' } });
  await picture.webp().toFile(join(folder, 'images', orgId, `${imageId}.webp`));
});

async function print(style: QrStyle, format: Format): Promise<Buffer> {
  const dataUrl = style.logo && (await readLogo(diskStorage(folder), orgId, imageId));
  const request = { text, style, logo: dataUrl, name: 'print', millimetres: 40, now: new Date(0) };
  return Buffer.from((await renderFile(request, format)).body, 'base64');
}

/** How each format becomes pixels; the programs are those of print shops, and no part of ours. */
const rasterise: Record<Format, (file: Buffer) => Promise<Buffer> | Buffer> = {
  png: (file) => file,
  svg: (file) => sharp(file, { density: 300 }).png().toBuffer(),
  pdf: (file) => {
    writeFileSync(join(folder, 'print.pdf'), file);
    execFileSync('pdftoppm', ['-r', '300', '-png', '-singlefile', join(folder, 'print.pdf'), join(folder, 'pdf')]);
    return readFileSync(join(folder, 'pdf.png'));
  },
  eps: (file) => {
    writeFileSync(join(folder, 'print.eps'), file);
    const out = join(folder, 'eps.png');
    const device = ['-dEPSCrop', '-sDEVICE=png16m', '-r300', `-sOutputFile=${out}`];
    execFileSync('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', ...device, join(folder, 'print.eps')]);
    return readFileSync(out);
  },
};
const needs: Partial<Record<Format, string>> = { pdf: 'pdftoppm', eps: 'gs' };

/** What two decoders that have nothing in common read: ZXing, written in C++, and the one of the package qr. */
async function readTwice(file: Buffer): Promise<[zxing: string | undefined, qr: string]> {
  const { data, info } = await sharp(file).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grey = Uint8Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3);
    return (red * 306 + green * 601 + blue * 117) >> 10;
  });
  return [await readSymbol({ width, height, data: grey }), decodeQR({ width, height, data: new Uint8Array(data) })];
}

describe.each(['svg', 'png', 'pdf', 'eps'] as const)('as %s', (format) => {
  const program = needs[format];
  const isMissing = program !== undefined && spawnSync(program, ['-v']).error !== undefined;
  const test = isMissing ? it.skip : it;

  test.each(styles)(
    `a code with %s is read by two decoders${isMissing ? ` (skipped: needs ${program})` : ''} [O.codes.render]`,
    async (_name, style) => {
      const file = await rasterise[format](await print(style, format));
      expect(await readTwice(file)).toEqual([text, text]);
    },
  );
});
