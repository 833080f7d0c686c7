import type { PageBlock } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';

interface BlockLink {
  /** What people call it. */
  kind: 'button' | 'link' | 'account' | 'video';
  label: string;
  link: string;
}

/** Everything of a block that the public page shows only with words and somewhere to go. */
export function linksOf({ type, props }: PageBlock): BlockLink[] {
  switch (type) {
    case 'hero':
    case 'buttons':
      return props.buttons.map(({ label, link }) => ({ kind: 'button', label, link }));
    case 'links':
      return props.links.map(({ label, link }) => ({ kind: 'link', label, link }));
    case 'social':
      return props.accounts.map(({ network, link }) => ({ kind: 'account', label: network, link }));
    case 'consent':
      return props.label === '' ? [] : [{ kind: 'link', label: props.label, link: props.link }];
    case 'video':
      return props.film ? [] : [{ kind: 'video', label: props.title || t('Video'), link: props.link }];
    default:
      return [];
  }
}
