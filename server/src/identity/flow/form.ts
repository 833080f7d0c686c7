const EMAIL = /^[^\s@<>"(),:;]+@[^\s@.<>"(),:;]+(\.[^\s@.<>"(),:;]+)+$/;

/** The text fields of a posted form, each on one line; one that is missing is empty. Passwords stay exactly as typed. */
export function readForm<K extends string>(body: unknown, names: readonly K[]): Record<K, string> {
  const sent = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const entries = names.map((name) => {
    const value: unknown = sent.get(name);
    const text = typeof value === 'string' ? value.slice(0, 1000) : '';
    return [name, name === 'password' ? text : oneLine(text)] as const;
  });
  return Object.fromEntries(entries) as Record<K, string>;
}

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export function emailProblem(email: string): string | undefined {
  if (!email) return 'Enter your e-mail address.';
  if (email.length > 254 || !EMAIL.test(email))
    return 'This does not look like an e-mail address. Check it for a typo.';
  return undefined;
}

const MAX_NAME = 120;

export function nameProblem(name: string): string | undefined {
  if (!name) return 'Enter your name.';
  return name.length > MAX_NAME ? 'Use a shorter name.' : undefined;
}

/** The fields that have a problem; empty when there is none. */
export function problems(found: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

export const TOO_MANY_TRIES = 'Too many attempts. Please wait a minute and try again.';
export const TOO_MANY_MAILS = 'We have already sent several e-mails. Please wait ten minutes before you ask again.';
