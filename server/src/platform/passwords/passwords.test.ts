/** @jest-environment-options {"realPasswords": true} */
import { passwordProblem } from './password-rules.js';
import { hashPassword, isPasswordRight } from './passwords.js';

describe('Passwords', () => {
  it('are kept as salted hashes that only the same password matches', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(one).not.toBe(two);
    expect(await isPasswordRight('correct horse', one)).toBe(true);
    expect(await isPasswordRight('correct horsE', one)).toBe(false);
    expect(await isPasswordRight('', undefined)).toBe(false);
  });

  it('take long to try, with a hash and without one', async () => {
    const hash = await hashPassword('correct horse');
    for (const tried of [hash, undefined]) {
      const before = process.cpuUsage();
      await isPasswordRight('wrong horse', tried);
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeGreaterThan(20_000);
    }
  });

  it('match however the keyboard composes an accent', async () => {
    expect(await isPasswordRight('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
  });

  const person = { email: 'robin.smith@example.com', name: 'Robin Smith' };
  it.each([
    ['short', 'at least 10'],
    ['x'.repeat(201), 'at most 200'],
    ['aaaaaaaaaaaa', 'repeats'],
    ['121212121212', 'repeats'],
    ['robin.smith1', 'too close'],
    ['Robin2026!!', 'too close'],
    ['Password2026!', 'first passwords'],
    ['1234567890', 'first passwords'],
  ])('of the kind %s are refused with what to do', (password, reason) => {
    expect(passwordProblem(password, person)).toContain(reason);
  });

  it.each(['four words in a row', 'tq8w4zk2mx', 'Sommerregen am See', 'robin sings at noon'])(
    'like "%s" are fine',
    (password) => {
      expect(passwordProblem(password, person)).toBeUndefined();
    },
  );
});
