/** Makes the pictures of the product's mark that phones and older browsers ask for, from `assets/favicon.svg`; the build runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const folder = join(import.meta.dirname, 'assets');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** Phones cut the corners off and put black behind what is clear: the mark stands in the middle of a white square. */
const onWhite = (share) => {
  const margin = (24 * (1 / share - 1)) / 2;
  const size = 24 + 2 * margin;
  return mark.replace(
    'viewBox="0 0 24 24">',
    `viewBox="${-margin} ${-margin} ${size} ${size}"><rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="#fff"/>`,
  );
};
const png = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** An icon file of one picture: its header, an entry that says where the picture is, and the picture. */
function ico(picture, width) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const icons = () => ({
  'favicon.ico': ico(png(mark, 32), 32),
  'apple-touch-icon.png': png(onWhite(0.68), 180),
  'icon-192.png': png(onWhite(0.6), 192),
  'icon-512.png': png(onWhite(0.6), 512),
});

export function writeIcons(to = folder) {
  for (const [name, body] of Object.entries(icons())) writeFileSync(join(to, name), body);
}
