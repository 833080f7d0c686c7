/** Texts of shoppers, said in the language of their page. The messages themselves come with the page: see `@swapt/shared/messages/words`. */
export { directionOf, localeOf } from './direction.js';
export { languageNames } from './language-names.gen.js';
export type { Namespace, Text, Words } from './messages.js';
export { richTextOf, type RichText } from './rich-text.js';
export { textOf } from './text.js';
