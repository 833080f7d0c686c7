import { isSame } from '../drafts/index.js';
import { t } from '../text/index.js';

const list = new Intl.ListFormat('en');

interface Saved {
  /** What people call the thing, after the save. */
  name: string;
  /** What people call its fields, in the order in which a sentence names them. */
  fields: Readonly<Record<string, string>>;
  before: object;
  after: object;
}

/** Says what a saved thing has that it had not before. */
export function savedWords({ name, fields, before, after }: Saved): string {
  const said = Object.entries(fields).flatMap(([field, words]) =>
    isSame(Reflect.get(before, field), Reflect.get(after, field)) ? [] : [words],
  );
  return said.length > 0
    ? t('“{name}” is saved: new {said}.', { name, said: list.format(said) })
    : t('“{name}” is saved.', { name });
}
