import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QrStyle } from '@swapt/shared/contract';
import { defaultQrStyle } from '@swapt/shared/values';
import sharp from 'sharp';
import { testFolder } from '../../../testing/test-folder.js';
import { readSymbol } from '../../code-styles/score/read-symbol.js';
import { fileName } from './file-name.js';
import { diskStorage } from '../../../platform/storage/disk-storage.js';
import { readLogo } from '../../code-styles/logo.js';
import { renderFile, type Format } from './render-file.js';

const text = 'https://example.com/aB3dE5f?q=1';
const folder = testFolder();
const imageId = '018f0000-0000-7000-8000-000000000001';
const orgId = '018f0000-0000-7000-8000-000000000002';

const styles: [string, QrStyle][] = [
  ['square', defaultQrStyle],
  [
    'rounded in colour',
    { ...defaultQrStyle, dots: 'rounded', eyes: 'rounded', foreground: '#1a2b6d', eyeColour: '#6d1a2b' },
  ],
  ['round dots on a tint', { ...defaultQrStyle, dots: 'dots', eyes: 'circle', background: '#fff4dd' }],
  ['with a logo', { ...defaultQrStyle, level: 'H', logo: { image_id: imageId, size: 0.25 } }],
];

beforeAll(async () => {
  mkdirSync(join(folder, 'images', orgId), { recursive: true });
  const logo = sharp({ create: { width: 300, height: 120, channels: 4, background: '#c0392bff' } });
  await logo.webp().toFile(join(folder, 'images', orgId, `${imageId}.webp`));
});

async function print(style: QrStyle, format: Format, millimetres = 40): Promise<Buffer> {
  const logo = style.logo && (await readLogo(diskStorage(folder), orgId, style.logo.image_id));
  const name = 'Summer menu (terrace)';
  const file = await renderFile(
    { text, style, logo, name, millimetres, now: new Date('2026-11-20T10:00:00Z') },
    format,
  );
  expect(file.name).toBe(`summer-menu-terrace-${millimetres}mm.${format}`);
  return Buffer.from(file.body, 'base64');
}

async function decode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return readSymbol({ width: info.width, height: info.height, data });
}

/** Where a program is missing its tests are skipped, and their names say why. */
function withProgram(program: string, probe: string) {
  return spawnSync(program, [probe]).error ? it.skip : it;
}

describe('a print file [O.codes.render]', () => {
  it.each(styles)('as PNG, %s, is decoded and has 300 dots per inch', async (_name, style) => {
    const png = await print(style, 'png');
    expect(await sharp(png).metadata()).toMatchObject({ width: 472, height: 472, density: 300 });
    expect(await decode(png)).toBe(text);
  });

  it.each(styles)('as SVG, %s, is decoded and stands for itself', async (_name, style) => {
    const svg = await print(style, 'svg');
    expect(svg.toString()).toContain('width="40mm"');
    expect(svg.toString().match(/href="(?!data:)/g)).toBeNull();
    expect(await decode(await sharp(svg, { density: 300 }).png().toBuffer())).toBe(text);
  });

  withProgram('pdftoppm', '-v').each(styles)('as PDF, %s, is decoded (needs pdftoppm)', async (_name, style) => {
    writeFileSync(join(folder, 'a.pdf'), await print(style, 'pdf'));
    execFileSync('pdftoppm', ['-r', '300', '-png', '-singlefile', join(folder, 'a.pdf'), join(folder, 'pdf')]);
    const picture = readFileSync(join(folder, 'pdf.png'));
    expect((await sharp(picture).metadata()).width).toBeCloseTo(472, -1);
    expect(await decode(picture)).toBe(text);
  });

  withProgram('gs', '-v').each(styles)('as EPS, %s, is decoded (needs ghostscript)', async (_name, style) => {
    writeFileSync(join(folder, 'a.eps'), await print(style, 'eps'));
    const out = join(folder, 'eps.png');
    execFileSync('gs', [
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-dSAFER',
      '-dEPSCrop',
      '-sDEVICE=png16m',
      '-r300',
      `-sOutputFile=${out}`,
      join(folder, 'a.eps'),
    ]);
    const picture = readFileSync(out);
    expect((await sharp(picture).metadata()).width).toBeCloseTo(472, -1);
    expect(await decode(picture)).toBe(text);
  });

  it('as PDF is one page of exactly the printed size, with vectors only', async () => {
    const pdf = (await print(defaultQrStyle, 'pdf', 90)).toString('latin1');
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf);
    expect([Number(box?.[1]), Number(box?.[2])].map((points) => (points / 72) * 25.4)).toEqual([
      expect.closeTo(90, 2),
      expect.closeTo(90, 2),
    ]);
    expect(pdf).not.toContain('/Subtype /Image');
    expect(pdf).not.toContain('/Font');
  });

  it('as EPS says its exact size and keeps a hostile name inside its comment', async () => {
    const print = { text, style: defaultQrStyle, logo: undefined, millimetres: 25.4, now: new Date(0) };
    const file = await renderFile({ ...print, name: 'a\n%%EOF\nshowpage 例' }, 'eps');
    const eps = Buffer.from(file.body, 'base64').toString('latin1');
    expect(eps).toContain('%%HiResBoundingBox: 0 0 72.0000 72.0000');
    expect(eps).toContain('%%Title: a?%%EOF?showpage ?\n');
  });

  it('has a name that every system can store', () => {
    expect(fileName('Größe / Menü: «été» ..\\x', 12.5, 'png')).toBe('gro-e-menu-ete-x-12-5mm.png');
    expect(fileName('例', 50, 'svg')).toBe('code-50mm.svg');
    expect(fileName('../../etc/passwd', 50, 'svg')).toBe('etc-passwd-50mm.svg');
    expect(fileName('x'.repeat(300), 50, 'svg')).toHaveLength(60 + '-50mm.svg'.length);
  });

  it('has no logo when the picture is not there', async () => {
    expect(await readLogo(diskStorage(folder), orgId, '018f0000-0000-7000-8000-000000000009')).toBeUndefined();
  });
});
