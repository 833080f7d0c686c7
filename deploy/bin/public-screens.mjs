/**
 * `npm run public-screens`: writes the lists of public screens from the files that are there. A screen is declared in
 * `shared/src/public/screens`, drawn by a `*-screen.tsx` of mf-public and answered by a `*.routes.ts` of the server's public site, all named
 * after it. The languages of these screens and what they say are listed here, too.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camel } from '../../shared/src/remote-tools/screens-file.mjs';
import { root } from './lib.mjs';

const head = (from) => `// Made from ${from} by \`npm run public-screens\`; a check compares the two.\n`;
const pascal = (name) => camel(`-${name}`);
const lines = (rows) => rows.map((row) => `${row}\n`).join('');

/** Paths below a folder that end so, from there, sorted. */
const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort();

const declared = 'shared/src/public/screens';
const nouns = () => filesIn(declared, '.ts').map((file) => basename(file, '.ts'));

function screenData() {
  const typesOf = (noun) =>
    [...readFileSync(join(root, declared, `${noun}.ts`), 'utf8').matchAll(/^export (?:type|interface) (\w+)/gm)]
      .map(([, type]) => type)
      .sort();
  return [
    head('`screens`'),
    lines(nouns().map((noun) => `import type { ${pascal(noun)}ScreenData } from './screens/${noun}.js';`)),
    '\n',
    lines(nouns().map((noun) => `export type { ${typesOf(noun).join(', ')} } from './screens/${noun}.js';`)),
    '\n/** What the server found out for a public screen; it is rendered from this on the server and again, the same, in the browser. */\n',
    `export type PublicScreenData =\n${nouns()
      .map((noun) => `  | ${pascal(noun)}ScreenData`)
      .join('\n')};\n`,
  ].join('');
}

const declarations = () =>
  [
    head('`screens`'),
    "import type { PublicScreenDeclaration } from './declaration.js';\n",
    "import type { PublicScreenData } from './screen-data.gen.js';\n",
    lines(nouns().map((noun) => `import { ${camel(noun)} } from './screens/${noun}.js';`)),
    "\n/** Every public screen by its name. */\nexport const publicScreens: Record<PublicScreenData['screen'], PublicScreenDeclaration> = {\n",
    lines(nouns().map((noun) => `  ${camel(noun)},`)),
    '};\n',
  ].join('');

const drawn = () =>
  filesIn('mf-public/src/features', '-screen.tsx').map((path) => {
    const name = basename(path, '-screen.tsx');
    return { screen: camel(name), component: pascal(name), from: `./features/${path.replace('.tsx', '.js')}` };
  });

/** A screen's chunk bears its name: by it the server finds what to preload. */
const lazyScreens = () =>
  [
    head('`features/*/*-screen.tsx`'),
    "import type { PublicScreen } from '@swapt/shared/public';\n",
    "import type { RemoteModule } from '@swapt/shared/remote';\n\n",
    'export const screens = {\n',
    lines(
      drawn().map(({ screen, from }) => `  ${screen}: () => import(/* webpackChunkName: "${screen}" */ '${from}'),`),
    ),
    "} satisfies Record<PublicScreen, RemoteModule['screens'][string]>;\n",
  ].join('');

const serverScreens = () =>
  [
    head('`features/*/*-screen.tsx`'),
    "import type { PublicScreen } from '@swapt/shared/public';\n",
    "import type { ComponentType } from 'react';\n",
    lines(drawn().map(({ component, from }) => `import ${component} from '${from}';`)),
    '\nexport const screens: Record<PublicScreen, ComponentType> = {\n',
    lines(drawn().map(({ screen, component }) => `  ${screen}: ${component},`)),
    '};\n',
  ].join('');

function routes() {
  const files = filesIn('server/src/public-site', '.routes.ts').map((path) => path.replace(/\.ts$/, ''));
  const nameOf = (file) => `register${pascal(basename(file, '.routes'))}`;
  return [
    head('`*.routes.ts`'),
    "import type { RegisterPublicRoutes } from './public-page.js';\n",
    lines(files.map((file) => `import { ${nameOf(file)} } from './${file}.js';`)),
    '\nexport const publicRoutes: readonly RegisterPublicRoutes[] = [\n',
    lines(files.map((file) => `  ${nameOf(file)},`)),
    '];\n',
  ].join('');
}

/** A language is a folder with a file of messages for each screen; adding the folder adds the language. */
const spoken = 'shared/src/messages/languages';
export const languagesThere = () =>
  readdirSync(join(root, spoken), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Everything that one language says. */
function language(name) {
  const screens = filesIn(`${spoken}/${name}`, '.ts').map((file) => basename(file, '.ts'));
  return [
    head(`\`${name}\``),
    lines(screens.map((screen) => `import { ${camel(screen)} } from './${name}/${screen}.js';`)),
    `\nexport const ${name} = {\n`,
    lines(screens.map((screen) => `  ${camel(screen)},`)),
    '};\n',
  ].join('');
}

/** What the editor of pages says in the language of a page, a file per language, so that it fetches one and no other screen's messages. */
const inEditor = ['answers', 'blocks', 'new-form', 'new-page'];

const editorLanguage = (name) =>
  [
    head(`\`${name}\``),
    lines(inEditor.map((screen) => `import { ${camel(screen)} } from './${name}/${screen}.js';`)),
    `\nexport const ${name} = { ${inEditor.map(camel).join(', ')} };\n`,
  ].join('');

const editorMessages = () =>
  [
    head('`languages`'),
    "import type { Language } from './language-names.gen.js';\nimport type { Messages } from './messages.js';\n\n",
    `type EditorMessages = Pick<Messages, ${inEditor.map((screen) => `'${camel(screen)}'`).join(' | ')}>;\n\n`,
    '/** Fetches what the editor of pages says in a language. */\n',
    'export const editorMessages = {\n',
    lines(
      languagesThere().map(
        (name) =>
          `  ${name}: () => import(/* webpackChunkName: "pageWords-${name}" */ './languages/${name}.editor.gen.js').then(({ ${name} }) => ${name}),`,
      ),
    ),
    '} satisfies Record<Language, () => Promise<EditorMessages>>;\n',
  ].join('');

const languageNames = () =>
  [
    head('`languages`'),
    '/** The languages that there are messages in, English first. */\n',
    `export const languageNames = [${['en', ...languagesThere().filter((name) => name !== 'en')].map((name) => `'${name}'`).join(', ')}] as const;\n\n`,
    'export type Language = (typeof languageNames)[number];\n',
  ].join('');

function languages() {
  const names = languagesThere();
  return [
    head('`languages`'),
    lines(names.map((name) => `import { ${name} } from './languages/${name}.gen.js';`)),
    "import type { Language } from './language-names.gen.js';\nimport type { Messages } from './messages.js';\n\n",
    `export const languages = { ${names.join(', ')} } satisfies Record<Language, Messages>;\n`,
  ].join('');
}

const made = {
  'shared/src/public/screen-data.gen.ts': screenData,
  'shared/src/public/screens.gen.ts': declarations,
  'shared/src/messages/language-names.gen.ts': languageNames,
  'shared/src/messages/languages.gen.ts': languages,
  'shared/src/messages/editor-messages.gen.ts': editorMessages,
  ...Object.fromEntries(
    languagesThere().flatMap((name) => [
      [`${spoken}/${name}.gen.ts`, () => language(name)],
      [`${spoken}/${name}.editor.gen.ts`, () => editorLanguage(name)],
    ]),
  ),
  'mf-public/src/remote.gen.ts': lazyScreens,
  'mf-public/src/server-screens.gen.ts': serverScreens,
  'server/src/public-site/routes.gen.ts': routes,
};

/** Refuses lists that are not what the files say. */
export async function checkPublicScreens() {
  const stale = Object.entries(made).filter(([file, make]) => readFileSync(join(root, file), 'utf8') !== make());
  if (stale.length > 0)
    throw new Error(
      `Not what the files say: ${stale.map(([file]) => file).join(', ')}. Run \`npm run public-screens\`.`,
    );
  const folder = 'mf-public/src/features';
  const screens = new Set(filesIn(folder, '-screen.tsx').map((path) => path.replace('-screen.tsx', '')));
  const strays = filesIn(folder, '.screen.css').filter((path) => !screens.has(path.replace('.screen.css', '')));
  if (strays.length > 0) throw new Error(`No screen has these styles: ${strays.join(', ')}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [file, make] of Object.entries(made)) writeFileSync(join(root, file), make());
