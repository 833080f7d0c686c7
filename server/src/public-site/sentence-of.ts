import type { Language, Texts } from '@swapt/shared/messages/words';
import type { AppError } from '../platform/errors/app-error.js';

type Problem = Parameters<Texts['problems']>[0];

/** What shoppers are told of an error whose own sentence is in English. */
const known: Partial<Record<AppError['code'], Exclude<Problem, 'atMost'>>> = {
  'rate.limited': 'wait',
  'report.limit': 'reportLimit',
  'report.no_subject': 'failedText',
  'org.last_owner': 'lastOwner',
  'code.unsafe_target': 'targetRefused',
  'aiqr.limit': 'pictureLimit',
  'aiqr.busy': 'pictureBusy',
  'aiqr.refused': 'pictureRefused',
  'aiqr.failed': 'pictureFailed',
  'aiqr.unscannable': 'pictureFailed',
};

/** An error's own sentence, which is in English and says the most, or what it comes to in the shopper's language. */
export const sentenceOf = (error: AppError, texts: Texts & { language: Language }): string =>
  texts.language === 'en' ? error.message : texts.problems(known[error.code] ?? 'tryAgain');
