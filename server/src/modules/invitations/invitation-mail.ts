import type { Caller } from '../../platform/http/handler.js';
import { plainName } from '../../platform/mail/plain-name.js';
import type { Mail } from '../../platform/mail/queue-mail.js';

/** Anybody can name an organization, and themselves, as they like: no name stands in the subject, and none can hold a link. */
export function invitationMail(publicUrl: string, orgName: string, to: string, from: Caller | undefined): Mail {
  const inviter = from ? `${plainName(from.name)} (${from.email}) invites you` : 'You are invited';
  return {
    to,
    subject: 'You are invited to an organization on Swapt',
    text: `Hello,

${inviter} to work in the organization “${plainName(orgName)}” on Swapt.

Sign in, or create an account, with this e-mail address (${to}):
${publicUrl}/admin

The console then asks whether you accept. If you did not expect this e-mail, you can ignore it.`,
  };
}
