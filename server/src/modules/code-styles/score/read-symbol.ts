import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Grey } from './degrade.js';

/** Takes the decoder's WebAssembly from the package; by default it would be fetched from the internet. */
function prepare(): void {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(path)).buffer } });
}

let isPrepared = false;

/** The text of the QR code in a picture, or undefined. Light codes on dark are not read: many phones do not either. */
export async function readSymbol({ width, height, data }: Grey): Promise<string | undefined> {
  if (!isPrepared) prepare();
  isPrepared = true;
  const pixels = new Uint8ClampedArray(data.length * 4);
  for (let at = 0; at < data.length; at++) pixels.fill(data[at] ?? 0, at * 4, at * 4 + 3);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  const image = { width, height, data: pixels, colorSpace: 'srgb' as const };
  const [found] = await readBarcodes(image, { formats: ['QRCode'], tryInvert: false, maxNumberOfSymbols: 1 });
  return found?.text;
}
