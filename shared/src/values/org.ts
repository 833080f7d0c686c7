/** Room for the terms that an organization sets for its shoppers. */
export const termsMaxLength = 10_000;
