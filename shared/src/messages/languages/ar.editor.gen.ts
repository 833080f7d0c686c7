// Made from `ar` by `npm run public-screens`; a check compares the two.
import { answers } from './ar/answers.js';
import { blocks } from './ar/blocks.js';
import { newForm } from './ar/new-form.js';
import { newPage } from './ar/new-page.js';

export const ar = { answers, blocks, newForm, newPage };
