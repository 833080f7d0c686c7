/** `gift-cards` and what it is called elsewhere. */
export function namesOf(noun) {
  const singular = noun.replace(/s$/, '');
  const pascal = (text) => text.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
  const camel = pascal(noun).replace(/^./, (letter) => letter.toLowerCase());
  const many = noun.replaceAll('-', ' ');
  return {
    noun,
    camel,
    table: noun.replaceAll('-', '_'),
    id: `${singular.replaceAll('-', '_')}_id`,
    words: singular.replaceAll('-', ' '),
    One: pascal(singular),
    Many: pascal(noun),
    many,
    Title: many.replace(/^./, (letter) => letter.toUpperCase()),
    ENV: noun.replaceAll('-', '_').toUpperCase(),
  };
}
