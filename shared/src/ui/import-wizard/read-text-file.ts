import { t } from '../../text/index.js';

/** The text of a file, and how its letters are written. */
export interface TextFile {
  text: string;
  encoding: string;
}

const titles: Record<string, string> = {
  'utf-8': t('Unicode'),
  'utf-16le': t('Unicode (UTF-16)'),
  'utf-16be': t('Unicode (UTF-16)'),
  'windows-1252': t('Windows (Western Europe)'),
};

/** Reads a table as spreadsheets save it: Excel writes Unicode with a mark, without one, in 16 bits, or as Windows did before. */
export async function readTextFile(file: File): Promise<TextFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding: titles[encoding] ?? encoding };
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Latin letters in 16 bits are every other byte zero.
  const start = bytes.subarray(0, 200);
  const zeros = (from: number) => start.filter((byte, index) => index % 2 === from && byte === 0).length;
  if (zeros(1) > start.length / 4) return 'utf-16le';
  if (zeros(0) > start.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
