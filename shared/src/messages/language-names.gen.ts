// Made from `languages` by `npm run public-screens`; a check compares the two.
/** The languages that there are messages in, English first. */
export const languageNames = ['en', 'ar', 'de', 'es', 'fr'] as const;

export type Language = (typeof languageNames)[number];
