import { createHash } from 'node:crypto';
import { aiLimits } from '@swapt/shared/values';
import type { Services } from '../services.js';
import { countTry, forgetTry } from './throttles.sql.js';

export { deleteOldTries } from './throttles.sql.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Tries per window. A window ends by itself, so nobody is locked out of their account for good. They are counted in the order in which they stand
 * here: what is the caller's own comes before what the caller shares with others.
 */
export const limits = {
  /** Wrong passwords from one address, for whichever account. */
  address: { tries: 30, windowMs: MINUTE_MS },
  /** Wrong passwords for one account on a device that has signed in to it before: strangers' tries do not count here. */
  device: { tries: 10, windowMs: MINUTE_MS },
  /** Wrong passwords for one account, from everywhere together. */
  account: { tries: 10, windowMs: MINUTE_MS },
  /** Wrong passwords of whoever is signed in, where they prove that the account is theirs. */
  ownPassword: { tries: 10, windowMs: MINUTE_MS },
  /** Codes of a second factor: from one address, on a device that signed in before, and for one account from everywhere else. */
  codeFrom: { tries: 30, windowMs: MINUTE_MS },
  codeDevice: { tries: 10, windowMs: 15 * MINUTE_MS },
  code: { tries: 10, windowMs: 15 * MINUTE_MS },
  codeDay: { tries: 50, windowMs: DAY_MS },
  /** Of whoever is signed in. */
  ownCode: { tries: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords for the link of one mail. */
  link: { tries: 10, windowMs: MINUTE_MS },
  /** Requests from one address that send mail. */
  mailer: { tries: 100, windowMs: 10 * MINUTE_MS },
  /** Mails of one purpose to one recipient, whoever asks for them. Their links work for an hour at least. */
  signUpMail: { tries: 10, windowMs: 60 * MINUTE_MS },
  resetMail: { tries: 10, windowMs: 60 * MINUTE_MS },
  forgetMail: { tries: 10, windowMs: 60 * MINUTE_MS },
  changeMail: { tries: 10, windowMs: 60 * MINUTE_MS },
  /** Questions whether a mailbox wants to be told of a code or a product, of all of them together. */
  alertMail: { tries: 3, windowMs: DAY_MS },
  /** The same from one network, and from a device that signed in to the account before. */
  mailFrom: { tries: 5, windowMs: 10 * MINUTE_MS },
  /** Changes of address that one account asks for: each is told to the old address, too. */
  accountMail: { tries: 5, windowMs: 60 * MINUTE_MS },
  deviceMail: { tries: 5, windowMs: 60 * MINUTE_MS },
  /** Invitations of one person for all their organizations, and of one organization; and mails about them to one address, from all organizations. */
  ownInvitations: { tries: 100, windowMs: DAY_MS },
  orgInvitations: { tries: 100, windowMs: DAY_MS },
  invitationMail: { tries: 5, windowMs: DAY_MS },
  /** Wrong passwords for one code from one address, where a venue's phones may be behind it. */
  codePassword: { tries: 10, windowMs: MINUTE_MS },
  codePasswordDay: { tries: 100, windowMs: DAY_MS },
  /** From everywhere together; beyond it, each address has a few left, so that strangers who guess do not lock out those who know it. */
  anyCodePassword: { tries: 1000, windowMs: DAY_MS },
  fewCodePasswords: { tries: 10, windowMs: DAY_MS },
  /** Wrong PINs of the shop for one one-time code, and from one address. */
  cashierPin: { tries: 5, windowMs: 15 * MINUTE_MS },
  cashierPinDay: { tries: 15, windowMs: DAY_MS },
  cashierPinFrom: { tries: 20, windowMs: 15 * MINUTE_MS },
  /** Wrong PINs at one desk, and for one member at all desks. */
  deskPinAt: { tries: 10, windowMs: 15 * MINUTE_MS },
  deskPin: { tries: 5, windowMs: 15 * MINUTE_MS },
  deskPinDay: { tries: 30, windowMs: DAY_MS },
  /** Codes of discounts that a store does not have, of one browser, and from one network, where a venue's phones may be behind it. */
  discountCode: { tries: 10, windowMs: 15 * MINUTE_MS },
  discountCodeFrom: { tries: 60, windowMs: 15 * MINUTE_MS },
  discountCodeDay: { tries: 300, windowMs: DAY_MS },
  /** Promo codes that open nothing: of one browser, from one network, of one organization from everywhere, and those that a known browser still has beyond. */
  promoCode: { tries: 10, windowMs: 15 * MINUTE_MS },
  promoCodeFrom: { tries: 60, windowMs: 15 * MINUTE_MS },
  promoCodeDay: { tries: 2_000, windowMs: DAY_MS },
  promoCodeFew: { tries: 3, windowMs: DAY_MS },
  /** Browsers of one network that are given an id of their own for it. */
  promoVisitors: { tries: 500, windowMs: 60 * MINUTE_MS },
  /** Pictures around codes: of one browser, of browsers that say the same of themselves on one network, of that network, of all who are not signed in, and of one organization. */
  guestPicture: { tries: aiLimits.perGuest, windowMs: DAY_MS },
  kindPicture: { tries: aiLimits.perKind, windowMs: 60 * MINUTE_MS },
  picture: { tries: aiLimits.perNetwork, windowMs: DAY_MS },
  guests: { tries: aiLimits.allGuests, windowMs: DAY_MS },
  orgPicture: { tries: aiLimits.perOrganization, windowMs: DAY_MS },
  /** Orders that name one mailbox, and orders of one network at one store that are paid later: a market has many phones behind one address. */
  orderTo: { tries: 20, windowMs: DAY_MS },
  unpaidFrom: { tries: 40, windowMs: 60 * MINUTE_MS },
  /** Codes for a look at one's orders: mails to one mailbox, and tries of a code for it. */
  orderCodeMail: { tries: 4, windowMs: 60 * MINUTE_MS },
  orderCode: { tries: 10, windowMs: 15 * MINUTE_MS },
  /** Reports to the operator from one network. */
  report: { tries: 10, windowMs: DAY_MS },
  /** Mails about reports to the operator, whoever reports. */
  reportMail: { tries: 20, windowMs: 60 * MINUTE_MS },
} as const;
const order = Object.keys(limits);

export interface Try {
  limit: keyof typeof limits;
  /** The account's e-mail address, the network address, or what else is limited. Only a hash is kept. */
  of: string;
}

type ThrottleServices = Pick<Services, 'db' | 'now'>;

/**
 * Counts the tries before they are made, so that many at once cannot slip through. Answers whether all are within their limits. The first one that
 * refuses ends it: who has no tries of their own left uses up none of an account or of anybody else.
 */
export async function mayTry({ db, now }: ThrottleServices, tries: readonly Try[]): Promise<boolean> {
  return db.system(async (tx) => {
    for (const each of sorted(tries)) {
      if ((await countTry(tx, ...place(each, now()))) > limits[each.limit].tries) return false;
    }
    return true;
  });
}

/** Takes tries back that turned out to be right. */
export async function forgiveTries({ db, now }: ThrottleServices, tries: readonly Try[]): Promise<void> {
  await db.system(async (tx) => {
    for (const each of sorted(tries)) await forgetTry(tx, ...place(each, now()));
  });
}

function place({ limit, of }: Try, now: Date): [key: string, windowStart: Date] {
  const { windowMs } = limits[limit];
  const hash = createHash('sha256').update(of.toLowerCase()).digest('base64url');
  return [`${limit}:${hash}`, new Date(Math.floor(now.getTime() / windowMs) * windowMs)];
}

/** Rows are always locked in the same order: two requests never wait for each other. */
function sorted(tries: readonly Try[]): Try[] {
  return [...tries].sort((a, b) => order.indexOf(a.limit) - order.indexOf(b.limit));
}
