import { reservedSlugs } from '@swapt/shared/public/screens';
import { targetMaxLength } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';
import { isPrivateHost } from './private-hosts.js';

type Settings = Pick<Config, 'publicUrl' | 'specialHost' | 'allowPrivateTargets'>;
export type TargetCheck = { target: string } | { reason: string };

/** Control characters, every kind of space, and marks that are invisible or turn the direction of text. */
const hidden = /[\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

const otherSchemes: Record<string, { pattern: RegExp; reason: string }> = {
  tel: {
    // Up to the first digit, and then on: told apart by what they hold, so that no text is tried in two ways.
    pattern: /^tel:\+?[().*#-]*[0-9][0-9().*#-]*(;[\w.-]+=[\w.+-]+)*$/i,
    reason: 'Write a phone number like tel:+15551234567.',
  },
  sms: {
    pattern: /^sms:\+?[().-]*[0-9][0-9().-]*([?;&]\S*)?$/i,
    reason: 'Write a number for text messages like sms:+15551234567.',
  },
  mailto: {
    pattern: /^mailto:[^@?\s]+@[^@?\s]+(\?\S*)?$/i,
    reason: 'Write an e-mail address like mailto:hello@example.com.',
  },
};

/**
 * Whether a code may lead there; if so, the address as it is kept, always plain ASCII. Web addresses are judged as browsers read them
 * (WHATWG URL), so that no notation of a private address slips through.
 */
export function checkTarget(target: string, settings: Settings): TargetCheck {
  if (target.length > targetMaxLength) return { reason: `An address has at most ${targetMaxLength} characters.` };
  if (hidden.test(target)) return { reason: 'Remove spaces and invisible characters from the address.' };
  if (target.includes('\\')) return { reason: 'Remove the backslash from the address.' };
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme === undefined) return { reason: 'Write the whole address, starting with https://' };
  if (scheme === 'http' || scheme === 'https') return checkWeb(target, settings);
  const other = otherSchemes[scheme];
  if (!other) return { reason: `An address cannot begin with "${scheme}:" here. Use https, http, tel, mailto or sms.` };
  if (!other.pattern.test(target) || !URL.canParse(target)) return { reason: other.reason };
  return { target: new URL(target).href };
}

function checkWeb(target: string, settings: Settings): TargetCheck {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(target)?.[1];
  if (authority === undefined || !URL.canParse(target)) {
    return { reason: 'This is not a web address. Write it like https://example.com/page.' };
  }
  const url = new URL(target);
  if (authority.includes('@')) {
    return { reason: 'Remove the part before the @. People use addresses with a name or password to deceive others.' };
  }
  if (leadsBack(url, settings)) {
    return {
      reason: 'This is a short address of this service, so a scan would go round in circles. Enter the final address.',
    };
  }
  if (!settings.allowPrivateTargets && isPrivateHost(url.hostname)) {
    return { reason: 'This address only works inside a private network. Enter one that every phone can reach.' };
  }
  return { target: url.href };
}

/** A path of one part on one of our own hosts is a short name, unless it is a page of the product. */
function leadsBack(url: URL, { publicUrl, specialHost }: Settings): boolean {
  const own = new URL(publicUrl);
  const host = hostName(url.host);
  if (host !== hostName(own.host) && host !== hostName(specialHost)) return false;
  const path = pathParts(url);
  const base = pathParts(own);
  if (base.some((part, index) => path[index] !== part)) return false;
  const [first, ...more] = path.slice(base.length);
  return first !== undefined && more.length === 0 && !reservedSlugs.includes(first);
}

const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

function pathParts(url: URL): string[] {
  const parts = url.pathname.split('/').filter((part) => part !== '');
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return parts;
  }
}
