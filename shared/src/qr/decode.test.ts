import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import decodeQr from 'qr/decode.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { defaultQrStyle } from '../values/codes/codes.js';
import { toSvg } from './index.js';

const text = 'https://example.com/summer-menu-2026?q=1';

beforeAll(() => {
  const wasm = Uint8Array.from(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });
});

/** What two decoders that share no code with our drawing, nor with each other, read from it. */
async function read(svg: string, width = 400): Promise<(string | undefined)[]> {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const [found] = await readBarcodes(image.asPng(), { formats: ['QRCode'], tryInvert: false });
  return [found?.text, decodeQr({ width: image.width, height: image.height, data: image.pixels }, { timeLimit: 5000 })];
}

describe('every style is read by two decoders', () => {
  for (const dots of ['square', 'rounded', 'dots'] as const) {
    for (const eyes of ['square', 'rounded', 'circle'] as const) {
      for (const level of ['L', 'M', 'Q', 'H'] as const) {
        it(`${dots} dots, ${eyes} eyes, level ${level}`, async () => {
          expect(await read(toSvg(text, { ...defaultQrStyle, dots, eyes, level }))).toEqual([text, text]);
        });
      }
    }
  }

  it.each(['M', 'Q', 'H'] as const)('with a logo over the middle at level %s', async (level) => {
    const size = { M: 0.15, Q: 0.25, H: 0.28 }[level];
    const logo = { image_id: '018f0000-0000-7000-8000-000000000000', size };
    expect(await read(toSvg(text, { ...defaultQrStyle, dots: 'rounded', level, logo }))).toEqual([text, text]);
  });

  it('from one character to a long address with a name in another script', async () => {
    for (const other of ['a', `https://example.com/${'x'.repeat(900)}`, 'https://example.com/größe-例']) {
      expect(await read(toSvg(other, defaultQrStyle), 900)).toEqual([other, other]);
    }
  });
});
