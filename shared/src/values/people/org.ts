/** Room for the terms that an organization sets for its shoppers. */
export const termsMaxLength = 10_000;

/** Room for whom shoppers ask about their data. */
export const contactMaxLength = 300;
