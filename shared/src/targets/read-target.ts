import { targetMaxLength } from '../values/index.js';
import { isPrivateHost } from './private-hosts.js';

/** An address as it is kept, or why nobody may be led there. */
export type TargetCheck = { target: string } | { reason: string };

export interface TargetSettings {
  /** Whether it may lead into a private network. */
  allowPrivateTargets: boolean;
}

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
 * Whether people may be led there, as far as the address alone says; if so, the address as it is kept, always plain ASCII. Web addresses are judged as
 * browsers read them (WHATWG URL), so that no notation of a private address slips through. Forms and the server say the same sentences.
 */
export function readTarget(target: string, settings: TargetSettings): TargetCheck {
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

function checkWeb(target: string, settings: TargetSettings): TargetCheck {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(target)?.[1];
  if (authority === undefined || !URL.canParse(target)) {
    return { reason: 'This is not a web address. Write it like https://example.com/page.' };
  }
  const url = new URL(target);
  if (authority.includes('@')) {
    return { reason: 'Remove the part before the @. People use addresses with a name or password to deceive others.' };
  }
  if (!settings.allowPrivateTargets && isPrivateHost(url.hostname)) {
    return { reason: 'This address only works inside a private network. Enter one that every phone can reach.' };
  }
  return { target: url.href };
}
