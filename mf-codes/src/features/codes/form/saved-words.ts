import type { Code } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import { t } from '@swapt/shared/text';

/** What people call the fields of a code, in the order in which a sentence names them. */
const names = {
  name: t('name'),
  target: t('destination'),
  content: t('content'),
  tags: t('tags'),
  status: t('status'),
  starts_at: t('start'),
  expires_at: t('end'),
  scan_limit: t('scan limit'),
  has_password: t('password'),
  fallback: t('address after the end'),
  forward_query: t('words to pass on'),
} as const satisfies Partial<Record<keyof Code, string>>;

const list = new Intl.ListFormat('en');

/** Says what a saved code has that it had not before. */
export function savedWords(before: Code, after: Code): string {
  const changed = Object.entries(names).filter(
    ([field]) => !isSame(Reflect.get(before, field), Reflect.get(after, field)),
  );
  // Where content changed, the address that shows it says nothing new.
  const said = changed.filter(([field]) => field !== 'target' || after.type === 'link').map(([, name]) => name);
  return said.length > 0
    ? t('“{name}” is saved: new {said}.', { name: after.name, said: list.format(said) })
    : t('“{name}” is saved.', { name: after.name });
}
