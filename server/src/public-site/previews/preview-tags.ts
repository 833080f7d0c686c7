import { textsOf } from '@swapt/shared/messages/words';
import { publicScreens } from '@swapt/shared/public/screens';
import type { Config } from '../../platform/config/config.js';
import { escapeHtml } from '../../platform/html/escape-html.js';
import { type DrawnPreview, previewPath, previewSize } from './drawn-previews.js';
import type { PublicReply } from '../public-page.js';

export interface Preview {
  /** The whole address that is meant, where it is not the one that was asked for. */
  url?: string;
  /** A picture of ours; its address begins with a slash. */
  image?: { url: string; alt: string; width?: number; height?: number };
}

/** Whether search engines may list it. */
export const isListed = ({ status, isUnlisted, data }: PublicReply): boolean =>
  status === 200 && !isUnlisted && publicScreens[data.screen].isListed;

/** What messengers, networks and search engines read of a page: Open Graph, and the one address that is meant. All addresses are whole. */
export function previewTags(
  config: Pick<Config, 'publicUrl'>,
  page: PublicReply,
  path: string,
  language: string,
): string {
  const { publicUrl } = config;
  const { title, description = '', data, preview = {} } = page;
  const drawn = { url: previewPath(drawnFor(data)), alt: '', ...previewSize };
  const { url, alt, width = '', height = '' } = preview.image ?? drawn;
  const isPlace = isListed(page);
  // An address with a secret in it, or of something that is gone, is nothing to pass on.
  const address = preview.url ?? (isPlace ? publicUrl + path.replace(/\?.*$/s, '') : '');
  const site = page.shop?.name ?? ('orgName' in data && data.orgName ? data.orgName : 'Swapt');
  const tags = {
    'og:type': 'website',
    'og:site_name': site,
    'og:locale': localeOf(language),
    'og:title': title,
    'og:description': description || textsOf(language).summaries('fromOrg', { orgName: site }),
    'og:url': address,
    'og:image': publicUrl + url,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt || title,
  };
  const open = Object.entries(tags).filter(([, content]) => content !== '');
  return [
    isPlace ? `<link rel="canonical" href="${escapeHtml(address)}">` : '',
    ...open.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    // Everything else it takes from the tags above.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** `de_DE`: networks ask for a country as well. */
function localeOf(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return region ? `${name}_${region}` : name;
}

/** The drawing of a screen that has no picture of its own. */
function drawnFor(data: PublicReply['data']): DrawnPreview {
  switch (data.screen) {
    case 'page':
      return 'page';
    case 'oneTime':
      return 'coupon';
    case 'card':
      return 'contact';
    case 'note':
      return 'note';
    case 'content':
      return data.kind;
    default:
      return 'code';
  }
}
