import { withScheme } from '@swapt/shared/form/with-scheme';
import { t } from '@swapt/shared/text';

/** What people type as a link, completed: an e-mail address and a phone number become links of their kind. */
export function tidyLink(typed: string): string {
  const link = typed.trim();
  if (link.startsWith('#')) return link;
  if (/^[^@\s/:]+@[^@\s/:.]+(\.[^@\s/:.]+)+$/.test(link)) return `mailto:${link}`;
  if (/^\+?[\d\s()./-]{6,}$/.test(link)) return `tel:${link.replace(/[^+\d]/g, '')}`;
  return withScheme(link);
}

/** What is plainly wrong with a link, before the server judges it. */
export function linkProblem(link: string): string | undefined {
  if (link === '' || (link.startsWith('#') && /^#[\w-]{1,80}$/.test(link))) return undefined;
  if (link.startsWith('#')) return t('To link to a place on this page, write it like #form, without spaces.');
  const isWeb = /^https?:/i.test(link);
  if (!isWeb) {
    return /^(tel|mailto|sms):./i.test(link)
      ? undefined
      : t('Write a web address, an e-mail address or a phone number.');
  }
  const isAddress = URL.canParse(link) && /\.[^.]{2,}$|^localhost$|^[\d.]+$|^\[/.test(new URL(link).hostname);
  return isAddress ? undefined : t('This is not a web address. Write it like example.com/menu.');
}
