import { reservedSlugs } from '@swapt/shared/public/screens';
import { readTarget, type TargetCheck } from '@swapt/shared/targets';
import type { Config } from '../../platform/config/config.js';

type Settings = Pick<Config, 'publicUrl' | 'specialHost' | 'allowPrivateTargets'>;

/** Whether a code may lead there; if so, the address as it is kept. Which short addresses are our own is known here alone. */
export function checkTarget(target: string, settings: Settings): TargetCheck {
  const read = readTarget(target, settings);
  // On somebody's own computer our short addresses are private, too, and that is not what is wrong with them.
  const anywhere = 'reason' in read ? readTarget(target, { allowPrivateTargets: true }) : read;
  if ('target' in anywhere && /^https?:/.test(anywhere.target) && leadsBack(new URL(anywhere.target), settings)) {
    return {
      reason: 'This is a short address of this service, so a scan would go round in circles. Enter the final address.',
    };
  }
  return read;
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
