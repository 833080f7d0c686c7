import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config/config.js';
import { refuseInTransaction } from '../db/transaction.js';
import type { KeptFile } from './mails.sql.js';

interface Letter {
  mail_id: string;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  attachments: readonly KeptFile[] | null;
}

/** `isFinal` when the mail server will never take this mail, whenever it is asked. */
export type Outcome = { isSent: true } | { isSent: false; reason: string; isFinal: boolean };

/** A server that says nothing for so long is asked again later. */
const PATIENCE_MS = 20_000;
const LONGEST_REASON = 300;
const NOT_SIGNED_IN = 530;
const transports = new Map<string, Transporter>();

/** Gives a mail to the mail server of SMTP_URL. The message-id is the mail's own, so that a mail that is sent twice can be known as one. */
export async function handOver(
  { smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>,
  { mail_id: id, recipient: to, subject, body: text, html, attachments }: Letter,
  signal: AbortSignal,
): Promise<Outcome> {
  refuseInTransaction('a mail server');
  if (!smtpUrl) return { isSent: false, reason: 'SMTP_URL is not set', isFinal: false };
  signal.throwIfAborted();
  const { hostname } = new URL(publicUrl);
  // The visible sender where the mail server does not set one.
  const from = `Swapt <no-reply@${hostname}>`;
  try {
    await transportOf(smtpUrl).sendMail({
      ...{ from, to, subject, text, messageId: `<${id}@${hostname}>` },
      ...(html !== null && { html }),
      ...(attachments && { attachments: attachments.map(asAttachment) }),
      // Nothing that a mail says makes the library read a file of this machine or fetch anything.
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
    return { isSent: true };
  } catch (error) {
    return { isSent: false, reason: String(error).slice(0, LONGEST_REASON), isFinal: isRefusal(error) };
  }
}

const asAttachment = ({ name, type, body }: KeptFile) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(body, 'base64'),
});

/**
 * A "no" for good (5xx) to the recipient or to the message. One to the sign-in or the sender, or for want of a sign-in, is a fault of the settings,
 * which can be mended.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const answer = Number(error.responseCode);
  const isRecipient = 'command' in error && error.command === 'RCPT TO';
  return answer >= 500 && answer !== NOT_SIGNED_IN && (isRecipient || error.code === 'EMESSAGE');
}

function transportOf(smtpUrl: string): Transporter {
  const known = transports.get(smtpUrl);
  if (known) return known;
  const address = new URL(smtpUrl);
  for (const timeout of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    if (!address.searchParams.has(timeout)) address.searchParams.set(timeout, String(PATIENCE_MS));
  const made = createTransport(address.href);
  transports.set(smtpUrl, made);
  return made;
}
