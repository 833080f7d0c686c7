export const MIN_PASSWORD = 10;
const MAX_PASSWORD = 200;

const COMMON = [
  'password',
  'passw0rd',
  'qwertyuiop',
  'qwertyuiop[]',
  'qwerty123456',
  '1234567890',
  '0123456789',
  '0987654321',
  'abcdefghij',
  'iloveyou',
  'letmein',
  'welcome',
  'adminadmin',
  'administrator',
  '1q2w3e4r5t',
  'changeme',
  'swapt',
];

/** What is wrong with a new password, in a sentence that says what to do, or undefined. No demands on kinds of characters: length is what counts. */
export function passwordProblem(
  password: string,
  { email, name }: { email: string; name: string },
): string | undefined {
  if (password.length < MIN_PASSWORD) return `Use at least ${MIN_PASSWORD} characters. A few words in a row work well.`;
  if (password.length > MAX_PASSWORD) return `Use at most ${MAX_PASSWORD} characters.`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < 5) return 'This repeats the same few characters. Mix in some others.';
  const own = [...email.toLowerCase().split(/[@.+_-]/), ...name.toLowerCase().split(/\s+/)];
  if (isMostly(plain, own)) return 'This is too close to your name or e-mail address. Choose something else.';
  if (isMostly(plain, COMMON)) return 'This is one of the first passwords people try. Choose something less common.';
  return undefined;
}

/** Whether little is left once the words are taken away: `password2026!` is still `password`. */
function isMostly(password: string, words: readonly string[]): boolean {
  const rest = words.filter((word) => word.length >= 4).reduce((text, word) => text.replaceAll(word, ''), password);
  return rest !== password && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 6;
}
