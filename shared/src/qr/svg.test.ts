import { Resvg } from '@resvg/resvg-js';
import { defaultQrStyle } from '../values/codes/codes.js';
import { toSvg } from './svg.js';

const text = 'https://example.com/summer-menu?q=1';
const logo = { image_id: '018f0000-0000-7000-8000-000000000000', size: 0.2 };

it('is a document of its own with a printed width', () => {
  const svg = toSvg(text, defaultQrStyle, { millimetres: 40 });
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="40mm" height="40mm" viewBox="0 0 (\d+) \1"/,
  );
  expect(new Resvg(svg).render().width).toBe(Math.round((40 / 25.4) * 96));
});

it('names the code for screen readers without letting the name break out', () => {
  const svg = toSvg(text, defaultQrStyle, { title: 'Tom & <b>"Jo\'s"</b>' });
  expect(svg).toContain('<title>Tom &amp; &lt;b&gt;&quot;Jo&apos;s&quot;&lt;/b&gt;</title>');
  expect(() => new Resvg(svg)).not.toThrow();
});

it('holds the logo inside itself', () => {
  const picture = 'data:image/png;base64,AAAA';
  expect(toSvg(text, { ...defaultQrStyle, level: 'H', logo }, { logo: picture })).toContain(`href="${picture}"`);
  expect(toSvg(text, { ...defaultQrStyle, level: 'H', logo })).not.toContain('<image');
  expect(toSvg(text, defaultQrStyle, { logo: picture })).not.toContain('<image');
});
