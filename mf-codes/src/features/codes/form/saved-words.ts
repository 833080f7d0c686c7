import type { Code } from '@swapt/shared/contract';
import { savedWords as wordsOf } from '@swapt/shared/ui';
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

/** Says what a saved code has that it had not before. */
export function savedWords(before: Code, after: Code): string {
  const { target: _, ...others } = names;
  // Where content changed, the address that shows it says nothing new.
  const fields = after.type === 'link' ? names : others;
  return wordsOf({ name: after.name, fields, before, after });
}
