// Made from `es` by `npm run public-screens`; a check compares the two.
import { answers } from './es/answers.js';
import { blocks } from './es/blocks.js';
import { newForm } from './es/new-form.js';
import { newPage } from './es/new-page.js';

export const es = { answers, blocks, newForm, newPage };
