import { newForm } from './languages/en/new-form.js';
import { newPage } from './languages/en/new-page.js';
import type { Messages } from './messages.js';

/** What a new page, its blocks and its forms say in one language until somebody writes words of their own. */
export type SampleTexts = Pick<Messages, 'newForm' | 'newPage'>;

export const englishSamples: SampleTexts = { newForm, newPage };
