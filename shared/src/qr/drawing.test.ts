import { defaultQrStyle } from '../values/codes/codes.js';
import { drawQr } from './drawing.js';
import { qrMatrix } from './matrix.js';

const text = 'https://example.com/summer-menu?q=1';

/** Area of a path of outlines, counting holes as negative: the shoelace formula over its corner points, exact for straight lines. */
function area(path: string): number {
  let total = 0;
  for (const outline of path.split('M').slice(1)) {
    const points: [number, number][] = [];
    for (const [, command, values = ''] of `M${outline}`.matchAll(/([Mhvc])([^Mhvcz]*)/g)) {
      const numbers = values.trim().split(/\s+/).map(Number);
      const [x, y] = points.at(-1) ?? [0, 0];
      const [a = 0, b = 0] = numbers.slice(-2);
      points.push(
        command === 'h' ? [x + a, y] : command === 'v' ? [x, y + a] : command === 'M' ? [a, b] : [x + a, y + b],
      );
    }
    points.forEach(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
      total += (x * nextY - nextX * y) / 2;
    });
  }
  return total;
}

it('covers exactly the dark modules with square dots and eyes', () => {
  const dark = qrMatrix(text, 'Q').flat().filter(Boolean).length;
  const { layers } = drawQr(text, defaultQrStyle);
  expect(layers.reduce((sum, { path }) => sum + area(path), 0)).toBeCloseTo(dark, 6);
});

it('uses only the path commands that PostScript has as well', () => {
  for (const dots of ['square', 'rounded', 'dots'] as const) {
    for (const { path } of drawQr(text, { ...defaultQrStyle, dots, eyes: 'circle' }).layers) {
      expect(path).toMatch(/^[Mhvcz\d .-]+$/);
    }
  }
});

it('keeps the quiet zone free on all sides', () => {
  const plain = drawQr(text, defaultQrStyle);
  const wide = drawQr(text, { ...defaultQrStyle, margin: 10 });
  expect(plain.size).toBe(qrMatrix(text, 'Q').length + 8);
  expect(wide.size).toBe(plain.size + 12);
  expect(wide.layers[1]?.path.startsWith('M10 10')).toBe(true);
});

it('leaves the middle empty for a logo and puts the logo in the middle of it', () => {
  const logo = { image_id: '018f0000-0000-7000-8000-000000000000', size: 0.2 };
  const { size, logo: place, layers } = drawQr(text, { ...defaultQrStyle, dots: 'dots', level: 'H', logo });
  if (!place) throw new Error('no place for the logo');
  expect(place.x + place.size / 2).toBeCloseTo(size / 2);
  const starts = [...(layers[0]?.path.matchAll(/M([\d.]+) ([\d.]+)/g) ?? [])].map(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.length).toBeGreaterThan(100);
  const inside = starts.filter((start) => start.every((at) => at > place.x && at < place.x + place.size));
  expect(inside).toEqual([]);
});

it('colours the eyes apart from the dots', () => {
  const { layers } = drawQr(text, { ...defaultQrStyle, foreground: '#112233', eyeColour: '#445566' });
  expect(layers.map(({ fill }) => fill)).toEqual(['#112233', '#445566']);
});
