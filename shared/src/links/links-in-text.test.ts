import { scriptPayloads } from '../testing/script-payloads.js';
import { linksInText } from './links-in-text.js';

const hrefs = (text: string) => linksInText(text).flatMap(({ href }) => href ?? []);

it.each([
  ['See https://example.com.', ['https://example.com']],
  ['(https://example.com/menu), or www.example.com!', ['https://example.com/menu', 'https://www.example.com']],
  ['HTTP://Example.com/A?b=c&d=%20#e;', ['HTTP://Example.com/A?b=c&d=%20#e']],
  ['https://en.example.org/wiki/Rye_(bread)', ['https://en.example.org/wiki/Rye_(bread)']],
  ['(see https://en.example.org/wiki/Rye_(bread))', ['https://en.example.org/wiki/Rye_(bread)']],
  ['Reserve:\nhttps://bäcker.example:8443/tisch…', ['https://bäcker.example:8443/tisch']],
  ['»https://example.com/«', ['https://example.com/']],
  ['http://a.example,http://b.example', ['http://a.example', 'http://b.example']],
])('finds the addresses in %j', (text, expected) => expect(hrefs(text)).toEqual(expected));

it.each([
  'No address at all.',
  'https://',
  'https://localhost',
  'www.',
  'www.example',
  'www...',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'ftp://www.example.com',
  'reader@www.example.com',
  'https://bank.example@evil.example/',
  'https://bank.example:secret@evil.example/',
  'https://bank.example:80@evil.example/',
  'xhttps://example.com',
  'https://\u202eexample.com',
  'https://<script>.example',
])('takes no address from %j', (text) => expect(linksInText(text)).toEqual([{ text }]));

it('loses and adds nothing', () => {
  const texts = [...scriptPayloads, 'a www.example.com b https://example.com/.', '', ' ', 'https://x.example'];
  for (const text of [...texts, ...texts.map((each) => `https://example.com/${each} www.example.com`)]) {
    const parts = linksInText(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { href } of parts) if (href !== undefined) expect(new URL(href).protocol).toMatch(/^https?:$/);
  }
});

it('takes no longer than the text is long', () => {
  const started = performance.now();
  for (const piece of [')', '(', '.', 'www.', 'https://', 'a.', 'https://a.b)', 'www.a.b(']) {
    linksInText(`https://a.example/${piece.repeat(20_000)}`);
    linksInText(piece.repeat(20_000));
  }
  expect(performance.now() - started).toBeLessThan(2_000);
});
