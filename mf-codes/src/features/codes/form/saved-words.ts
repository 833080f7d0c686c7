import type { Code } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';

/** What people call the fields of a code, in the order in which a sentence names them. */
const names = {
  name: 'name',
  target: 'destination',
  content: 'content',
  tags: 'tags',
  status: 'status',
  starts_at: 'start',
  expires_at: 'end',
  scan_limit: 'scan limit',
  has_password: 'password',
  fallback: 'address after the end',
} as const satisfies Partial<Record<keyof Code, string>>;

const list = new Intl.ListFormat('en');

/** Says what a saved code has that it had not before. */
export function savedWords(before: Code, after: Code): string {
  const changed = Object.entries(names).filter(
    ([field]) => !isSame(Reflect.get(before, field), Reflect.get(after, field)),
  );
  // Where content changed, the address that shows it says nothing new.
  const said = changed.filter(([field]) => field !== 'target' || after.type === 'link').map(([, name]) => name);
  return said.length > 0 ? `“${after.name}” is saved: new ${list.format(said)}.` : `“${after.name}” is saved.`;
}
