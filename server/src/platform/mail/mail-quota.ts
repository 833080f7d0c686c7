import { mayTry, type Try } from '../throttle/throttle.js';
import type { Services } from '../services.js';

interface AskedMail {
  /** Each purpose has a quota of its own: who uses up one keeps nobody from another. */
  purpose: 'signUpMail' | 'resetMail' | 'forgetMail' | 'changeMail' | 'alertMail' | 'orderCodeMail';
  to: string;
  /** The network that asks. */
  ip: string;
  /** The mark of a device that signed in to the account before. */
  device?: string;
  /** The account that asks, where somebody is signed in. */
  account?: string;
}

/**
 * Whether somebody who may be anybody may have a mail sent. `refused` tells a network that it asked too often for this recipient.
 * `quiet`: others used up what the recipient gets in an hour. The page then says the same as ever and no mail goes out; those that
 * the recipient got have links that still work, so strangers keep nobody from an account by asking.
 */
export async function askForMail(
  services: Pick<Services, 'db' | 'now'>,
  { purpose, to, ip, device, account }: AskedMail,
): Promise<'sent' | 'quiet' | 'refused'> {
  const own: Try[] = [
    { limit: 'mailer', of: ip },
    { limit: 'mailFrom', of: `${purpose} ${ip} ${mailboxKey(to)}` },
    ...(account ? [{ limit: 'accountMail', of: account } as const] : []),
  ];
  if (!(await mayTry(services, own))) return 'refused';
  if (device && (await mayTry(services, [{ limit: 'deviceMail', of: `${purpose} ${device}` }]))) return 'sent';
  return (await mayTry(services, ofRecipient(purpose, to))) ? 'sent' : 'quiet';
}

/**
 * An address counts for itself, so that nobody uses up another's by asking for spellings of it. Mails that go to addresses that nobody has, too:
 * spellings with a plus share one count.
 */
function ofRecipient(limit: AskedMail['purpose'], to: string): Try[] {
  // Nobody depends on these: they count for the mailbox, however it is spelled.
  if (limit === 'alertMail') return [{ limit, of: mailboxKey(to) }];
  const own = { limit, of: to.toLowerCase() };
  const isSpelling = (limit === 'signUpMail' || limit === 'changeMail') && to.includes('+');
  return isSpelling ? [own, { limit, of: `any spelling of ${mailboxKey(to)}` }] : [own];
}

/** One mailbox under its many spellings: most providers ignore what stands behind a plus, and Google the dots. */
export function mailboxKey(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [plain = ''] = name.split('+');
  return /^g(oogle)?mail\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}
