// Made from `de` by `npm run public-screens`; a check compares the two.
import { answers } from './de/answers.js';
import { blocks } from './de/blocks.js';
import { newForm } from './de/new-form.js';
import { newPage } from './de/new-page.js';

export const de = { answers, blocks, newForm, newPage };
