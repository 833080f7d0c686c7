// Made from `en` by `npm run public-screens`; a check compares the two.
import { answers } from './en/answers.js';
import { blocks } from './en/blocks.js';
import { newForm } from './en/new-form.js';
import { newPage } from './en/new-page.js';

export const en = { answers, blocks, newForm, newPage };
