// Made from `languages` by `npm run public-screens`; a check compares the two.
import type { Language } from './language-names.gen.js';
import type { Messages } from './messages.js';

type EditorMessages = Pick<Messages, 'answers' | 'blocks' | 'newForm' | 'newPage'>;

/** Fetches what the editor of pages says in a language. */
export const editorMessages = {
  ar: () => import(/* webpackChunkName: "pageWords-ar" */ './languages/ar.editor.gen.js').then(({ ar }) => ar),
  de: () => import(/* webpackChunkName: "pageWords-de" */ './languages/de.editor.gen.js').then(({ de }) => de),
  en: () => import(/* webpackChunkName: "pageWords-en" */ './languages/en.editor.gen.js').then(({ en }) => en),
  es: () => import(/* webpackChunkName: "pageWords-es" */ './languages/es.editor.gen.js').then(({ es }) => es),
  fr: () => import(/* webpackChunkName: "pageWords-fr" */ './languages/fr.editor.gen.js').then(({ fr }) => fr),
} satisfies Record<Language, () => Promise<EditorMessages>>;
