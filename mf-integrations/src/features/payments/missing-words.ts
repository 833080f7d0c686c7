import { t } from '@swapt/shared/text';

/** By how the names of the service begin. */
const words: readonly (readonly [start: string, words: string])[] = [
  ['external_account', t('A bank account for payouts')],
  ['business_type', t('What kind of business it is')],
  ['business_profile', t('What the business does')],
  ['company', t('About the company')],
  ['individual', t('About the person')],
  ['representative', t('About the person who represents the company')],
  ['person_', t('About the people of the company')],
  ['owners', t('About the owners')],
  ['directors', t('About the directors')],
  ['tos_acceptance', t('That its terms are accepted')],
];

/** What the card service asks for, in words; each once. What is not known stays in the service's own. */
export const missingWords = (missing: readonly string[]): string[] => [
  ...new Set(missing.map((name) => words.find(([start]) => name.startsWith(start))?.[1] ?? name)),
];
