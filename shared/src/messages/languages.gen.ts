// Made from `languages` by `npm run public-screens`; a check compares the two.
import { ar } from './languages/ar.gen.js';
import { de } from './languages/de.gen.js';
import { en } from './languages/en.gen.js';
import { es } from './languages/es.gen.js';
import { fr } from './languages/fr.gen.js';
import type { Language } from './language-names.gen.js';
import type { Messages } from './messages.js';

export const languages = { ar, de, en, es, fr } satisfies Record<Language, Messages>;
