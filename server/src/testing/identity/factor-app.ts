import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../platform/db/database.js';
import { accountApp, type Account, type AccountApp, type SignedIn } from './account-app.js';
import { location, startFlow } from './login.js';

export const STEP_MS = 30_000;

export type Person = SignedIn & { account: Account };

/** The app of a suite about second factors, and the people in it. Its clock is put back after each test: far from the real one tokens are too old. */
export function factorApp(db: Database) {
  let opened: AccountApp | undefined;
  let moved = 0;
  const on = (): AccountApp => {
    if (!opened) throw new Error('The app is there in tests, not before');
    return opened;
  };
  const advance = (ms: number) => {
    moved += ms;
    on().advance(ms);
  };
  beforeAll(async () => {
    opened = await accountApp(db);
  });
  afterEach(() => advance(-moved));
  afterAll(() => opened?.close());

  const person = async (): Promise<Person> => {
    const account = await on().account();
    return { account, ...(await on().signIn(account)) };
  };
  /** What the app shows `steps` steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: on().services.now().getTime() + steps * STEP_MS });
  /** Turned on; the code that is shown next is a new one. */
  const withFactor = async (someone?: Person) => {
    const own = someone ?? (await person());
    const { data } = await own.call('secondFactor.begin', { password: own.account.password });
    const { data: made } = await own.call('secondFactor.confirm', { code: codeOf(data.secret) });
    advance(STEP_MS);
    return { ...own, secret: data.secret, codes: made.recovery_codes };
  };
  /** A sign-in that has the password right; answers where it stands. */
  const afterPassword = async ({ account }: Pick<Person, 'account'>, ip?: string) => {
    const browser = on().browser(ip);
    const flow = await startFlow(browser, on().services.config);
    const reply = await browser.post(flow.path, { email: account.email, password: account.password });
    return { browser, ...flow, next: location(reply) };
  };
  const tryCode = async (who: Pick<Person, 'account'>, code: string, ip?: string) => {
    const { browser, next } = await afterPassword(who, ip);
    return (await browser.post(next, { code })).statusCode;
  };
  return { on, advance, person, codeOf, withFactor, afterPassword, tryCode };
}
