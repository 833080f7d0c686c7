import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareTexts } from '../testing/bare-texts.js';

const root = join(__dirname, '../../..');

/** Everything that makes what shoppers see, and the console. */
const folders = [
  ...['mf-public/src', 'shared/src/page', 'shared/src/links', 'server/src/public-site'],
  ...['shell/src/console', 'mf-codes/src', 'mf-stores/src', 'mf-campaigns/src', 'mf-integrations/src', 'shared/src/ui'],
  ...['shared/src/address', 'shared/src/money'],
];

/** Names, which are the same in every language. */
const names =
  /^(https:\/\/.*|D MMM YYYY, HH:mm|MMM D, YYYY, HH:mm|Swapt|Natural Earth|YouTube|Vimeo|([A-Z]{2,3} ?)+|Instagram|Facebook|TikTok|X|LinkedIn|WhatsApp|Pinterest|Spotify|SoundCloud|Bandcamp|Website|Mac)$/;
/** What a new page begins with is the organization's own; what programs ask for has no readers. */
const others = new RegExp(
  [
    'shared/src/page/document.ts$|public-site/site-files/site-files.ts$',
    // Titles of screens are said where they are shown. The samples of the design page and of empty forms are content.
    'contribution.ts$|/testing/|console/screens/design/|inspectors/input-types.ts$',
  ].join('|'),
);

const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path) && !others.test(path));

it('lets nothing onto a screen that does not come out of the messages', () => {
  expect(files.length).toBeGreaterThan(80);
  const bare = files.flatMap((path) =>
    bareTexts(path, readFileSync(join(root, path), 'utf8'))
      .filter((text) => !names.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(bare).toEqual([]);
});

it.each([
  ['between tags', '<p>Open the file</p>'],
  ['as a label', '<nav aria-label="Account" />'],
  ['as a choice', "<p>{isOpen ? 'Open' : text('closed')}</p>"],
  ['for want of another', "<h1>{title || 'Thanks'}</h1>"],
  ['in a label made of parts', '<img alt={`Picture of ${name}`} />'],
  ['of a field', '<Field label="Password" />'],
  ['in a constant', "const problems = { late: 'Please press the button again.' }; <p>{problems.late}</p>"],
  ['in a reply', "const page = { title: 'This code has expired' };"],
  ['of one word in a field of an object', "const column = { key: 'name', title: 'Folder' };"],
  ['of one word in a row, where other rows are said', "const rows = [['E-mail', mail], [t('Phone'), phone]];"],
  ['of one word in a list of texts', "const parts = [t('a title'), 'a description', t('a picture')];"],
  ['of one word handed to a function that is given texts', "run(all, 'deleted'); run(some, t('restored'));"],
  ['of one word as the other choice', "say(isOpen ? 'open' : t('closed'));"],
  ['of one word as the other answer', "function last(at) { if (!at) return 'none'; return <Time at={at} />; }"],
  ['of the contract', 'const options = all.map((value) => ({ value, label: ranges[value] }));'],
  ['in a field of the contract', '<p>{aiStyles[style].about}</p>'],
])('finds a text %s', (_, source) => {
  expect(bareTexts('screen.tsx', source)).toHaveLength(1);
});

it.each([
  '<p className="button quiet" id="main">{text("open")}</p>',
  '<input name="email" type="email" autoComplete="email" />',
  "throw new Error('There is no screen of this name');",
  "reply.log.error('public pages are plain');",
  '<Missing id={id}>Write the address</Missing>',
  "<button>{text(isSent ? 'sent' : 'send')}</button>",
  "const state = { key: 'open', title: t('Open') }; run(all, 'deleted');",
  "return ['name', t('Enter a name.')];",
  '<p>{t(aiStyles[style].about)}</p>',
  'const { columns, rows } = labelSheets[sheet]; if (codeTypeFacts[type].isSelfContained) return null;',
  '<Message title={text(`${kind}Title`)} sizes="(min-width: 720px) 656px, 100vw" />',
])('passes over %s', (source) => {
  expect(bareTexts('screen.tsx', source)).toEqual([]);
});

it('finds no side that is left or right in the styles of shoppers', () => {
  const sheets = ['mf-public/src', 'shared/src/page'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${String(path)}`)
      .filter((path) => path.endsWith('.css')),
  );
  expect(sheets.length).toBeGreaterThan(8);
  const sided = sheets.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(left|right|[\w-]+-(left|right)):|(text-align|float): (left|right)/.test(line))
      .map((line) => `${path}:${line}`),
  );
  expect(sided).toEqual([]);
});
