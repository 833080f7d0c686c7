import type { Config } from '../config/config.js';

/** Whether sent mail is caught and can be read at /dev/mailbox. */
export const hasMailbox = (config: Config): boolean => !config.isProduction && !config.smtpUrl;

/** The page with one recipient's caught mails, where there is one. */
export function mailboxOf(config: Config, email: string): string | undefined {
  return hasMailbox(config) ? `/dev/mailbox?to=${encodeURIComponent(email)}` : undefined;
}
