// Made from `languages` by `npm run public-screens`; a check compares the two.
import { ar } from './languages/ar.js';
import { de } from './languages/de.js';
import { en } from './languages/en.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import type { Language } from './language-names.gen.js';
import type { Messages } from './messages.js';

export const languages = { ar, de, en, es, fr } satisfies Record<Language, Messages>;
