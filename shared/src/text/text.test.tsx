import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { saidTexts } from '../testing/bare-texts.js';
import { t } from './index.js';

it('says what a remote calls its screen as it stands, whatever signs are in it', () => {
  const title: string = 'Prices {EUR';
  expect(t(title)).toBe('Prices {EUR');
});

it('fills in values and counts', () => {
  const codes = (count: number) =>
    t('{count, plural, one {# code} other {# codes}} in “{name}”', { count, name: 'Tables' });
  expect([codes(1), codes(0), codes(3412)]).toEqual([
    '1 code in “Tables”',
    '0 codes in “Tables”',
    '3,412 codes in “Tables”',
  ]);
});

it('leaves what people typed as it is', () => {
  expect(t('Delete {name}?', { name: '<b>{count}</b>' })).toBe('Delete <b>{count}</b>?');
});

it('puts parts of a text into elements', () => {
  const said = t.rich('You have an invitation to <org></org>. Read <link>the terms of {who}</link>.', {
    who: 'Corner Bakery',
    org: () => <strong>Corner Bakery</strong>,
    link: (words) => <a href="/terms">{words}</a>,
  });
  expect(renderToStaticMarkup(said)).toBe(
    'You have an invitation to <strong>Corner Bakery</strong>. Read <a href="/terms">the terms of Corner Bakery</a>.',
  );
});

it('finds no text of the console that is no ICU message, or does not say what is filled in', () => {
  const root = join(__dirname, '../../..');
  const files = [
    'shell/src/console',
    'mf-codes/src',
    'mf-stores/src',
    'mf-campaigns/src',
    'mf-integrations/src',
    'shared/src/ui',
  ]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(root, folder, String(path))),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const texts = files.flatMap((path) => saidTexts(path, readFileSync(path, 'utf8')));
  expect(texts.length).toBeGreaterThan(1500);
  for (const text of texts) expect(() => compile(text)).not.toThrow();
  // Who translates a text knows what is filled in by its name alone.
  expect(texts.filter((text) => /\{(what|[a-z]+[2-9])\b/.test(text))).toEqual([]);
});
