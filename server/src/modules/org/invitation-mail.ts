import type { Caller } from '../../http/handler.js';
import type { Mail } from '../../mail/send-mail.js';

/** Control characters and line ends have no place in a subject. */
const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

export function invitationMail(publicUrl: string, orgName: string, to: string, from: Caller | undefined): Mail {
  const name = line(orgName);
  const inviter = from ? `${line(from.name)} (${from.email}) invites you` : 'You are invited';
  return {
    to,
    subject: `You are invited to ${name} on Swapt`,
    text: `${inviter} to work in ${name} on Swapt.

Sign in, or create an account, with this e-mail address (${to}):
${publicUrl}/admin

After you have confirmed the address, ${name} is there. If you did not expect this, you need not do anything.`,
  };
}
