/** What is said at the fields of a form; `form` is said above it. */
export type Problems = Record<string, string>;
