import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp from 'sharp';
import { refuseInTransaction } from '../../../platform/db/transaction.js';
import { bytesOf } from '../../code-styles/code-styles.service.js';
import type { Printed } from './pdf.js';

const POINTS_PER_MM = 72 / 25.4;
const LINE = 240;

/** Our path commands and their names in PostScript; all but `M` are relative there as here. */
const operators: Record<string, (values: string) => string> = {
  M: (values) => `${values} M`,
  h: (values) => `${values} 0 l`,
  v: (values) => `0 ${values} l`,
  c: (values) => `${values} c`,
};

/** An EPS file (level 3) with the code as vectors and the logo as a picture, for print shops. */
export async function renderEps({ drawing, logo, millimetres, title, now }: Printed): Promise<Buffer> {
  const width = millimetres * POINTS_PER_MM;
  const scale = width / drawing.size;
  const lines = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(width)}`,
    `%%HiResBoundingBox: 0 0 ${width.toFixed(4)} ${width.toFixed(4)}`,
    `%%Title: ${title.replace(/[^\x20-\x7e]/g, '?')}`,
    `%%CreationDate: ${now.toISOString()}`,
    '%%LanguageLevel: 3',
    '%%Pages: 1',
    '%%EndComments',
    '%%Page: 1 1',
    'gsave',
    '/M { moveto } bind def /l { rlineto } bind def /c { rcurveto } bind def /z { closepath } bind def',
    // From here on the unit is a module and the origin is the top left corner, as in the drawing.
    `0 ${width.toFixed(4)} translate ${scale.toFixed(6)} ${(-scale).toFixed(6)} scale`,
    `${colour(drawing.background)} 0 0 ${drawing.size} ${drawing.size} rectfill`,
    ...drawing.layers.flatMap(({ fill, path }) => [colour(fill), 'newpath', ...toPostScript(path), 'fill']),
    ...(drawing.logo && logo ? await picture(logo, drawing.background, drawing.logo) : []),
    'grestore',
    'showpage',
    '%%EOF',
    '',
  ];
  return Buffer.from(lines.join('\n'), 'latin1');
}

function colour(hex: string): string {
  const channels = [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));
  return `${channels.join(' ')} setrgbcolor`;
}

function toPostScript(path: string): string[] {
  return [...path.matchAll(/([Mhvc])([^Mhvcz]*)(z?)/g)].map(([, command = '', values = '', end]) => {
    const drawn = operators[command]?.(values.trim()) ?? '';
    return end ? `${drawn} z` : drawn;
  });
}

/** The logo as pixels on the background's colour, for EPS knows no transparency; compressed, and in characters that any system passes on. */
async function picture(
  logo: string,
  background: string,
  place: { x: number; y: number; size: number },
): Promise<string[]> {
  refuseInTransaction('drawing');
  const { data, info } = await sharp(bytesOf(logo))
    .flatten({ background })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const hex = (await promisify(deflate)(data)).toString('hex');
  const lines = hex.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return [
    'gsave',
    `${place.x.toFixed(4)} ${place.y.toFixed(4)} translate ${place.size.toFixed(4)} ${place.size.toFixed(4)} scale`,
    '/DeviceRGB setcolorspace',
    '<< /ImageType 1 /BitsPerComponent 8 /Decode [0 1 0 1 0 1]',
    `/Width ${width} /Height ${height} /ImageMatrix [${width} 0 0 ${height} 0 0]`,
    '/DataSource currentfile /ASCIIHexDecode filter /FlateDecode filter >> image',
    ...lines,
    '>',
    'grestore',
  ];
}
