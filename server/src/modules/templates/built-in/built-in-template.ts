import type { BlockProps, PageBlock, PageRoot, Template } from '@swapt/shared/contract';
import { newDocument } from '@swapt/shared/page/document';
import { picture, type IllustrationName } from '../illustrations/illustrations.js';

type TemplateFacts = Pick<Template, 'template_id' | 'name' | 'description'> & Pick<PageRoot, 'title' | 'theme'>;

/** A template that comes with the product. Its blocks have ids of their own within it. */
export function builtIn({ title, theme, ...template }: TemplateFacts, content: PageBlock[]): Template {
  return {
    ...template,
    is_built_in: true,
    document: newDocument({ title, theme }, content),
    created_at: null,
  };
}

/** What only the owner knows, such as where something leads, stays empty: the check before publishing asks for it. */
export const dish = (name: string, text: string, price: string, shown?: IllustrationName) => ({
  name,
  text,
  price,
  link: '',
  picture: shown ? picture(shown) : null,
});

export const link = (label: string, text: string, shown?: IllustrationName) => ({
  label,
  text,
  link: '',
  picture: shown ? picture(shown) : null,
});

export const row = (label: string, value: string) => ({ label, value });

export const framed = (shown: IllustrationName, caption: string) => ({ picture: picture(shown), caption });

type Button = BlockProps['buttons']['buttons'][number];

export const solid = (label: string, to = ''): Button => ({ label, link: to, look: 'solid' });
export const outline = (label: string, to = ''): Button => ({ label, link: to, look: 'outline' });

/** Accounts to be filled in. */
export const accounts = (...networks: BlockProps['social']['accounts'][number]['network'][]) =>
  networks.map((network) => ({ network, link: '' }));
