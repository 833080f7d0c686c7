// Made from `fr` by `npm run public-screens`; a check compares the two.
import { answers } from './fr/answers.js';
import { blocks } from './fr/blocks.js';
import { newForm } from './fr/new-form.js';
import { newPage } from './fr/new-page.js';

export const fr = { answers, blocks, newForm, newPage };
