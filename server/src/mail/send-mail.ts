import { createTransport, type Transporter } from 'nodemailer';
import { uuidv7 } from '../db/uuid.js';
import type { Services } from '../services.js';
import { insertMail } from './mails.sql.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

type MailServices = Pick<Services, 'config' | 'db' | 'log' | 'now'>;

/** The visible sender where the mail server does not set one. */
const senderOf = (config: Services['config']) => `Swapt <no-reply@${new URL(config.publicUrl).hostname}>`;
const RETRY_AFTER_MS = [2_000, 15_000, 60_000];
const transports = new Map<string, Transporter>();

/**
 * Sends by the mail server of SMTP_URL, else into the mailbox page. Resolves when the mail is handed over, not when it has arrived:
 * whoever waits for an answer cannot tell from its time whether a mail was sent. A mail server that fails is tried again, then logged.
 */
export async function sendMail(services: MailServices, mail: Mail): Promise<void> {
  if (services.config.smtpUrl) {
    void deliver(services, services.config.smtpUrl, mail);
    return;
  }
  const { to, subject, text } = mail;
  const row = { mail_id: uuidv7(), recipient: to, subject, body: text, created_at: services.now() };
  await services.db.system((tx) => insertMail(tx, row));
  if (services.config.isProduction) services.log.warn('A mail was not sent: SMTP_URL is not set');
}

async function deliver({ config, log }: MailServices, smtpUrl: string, mail: Mail): Promise<void> {
  for (const pause of [...RETRY_AFTER_MS, undefined]) {
    try {
      await transportOf(smtpUrl).sendMail({ from: senderOf(config), ...mail });
      return;
    } catch (error) {
      log.error({ err: error }, pause === undefined ? 'A mail was given up' : 'A mail could not be sent yet');
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }
}

function transportOf(smtpUrl: string): Transporter {
  const known = transports.get(smtpUrl);
  if (known) return known;
  const made = createTransport(smtpUrl);
  transports.set(smtpUrl, made);
  return made;
}
