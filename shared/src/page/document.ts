import type { BlockProps, PageBlock, PageDocument, PagePicture, PageRoot } from '../contract/index.js';
import { defaultConsentText, defaultInputs, defaultWelcome } from '../form/index.js';
import type { BlockType } from '../values/index.js';

const newPageRoot: PageRoot = {
  title: '',
  description: '',
  image: null,
  language: 'en',
  theme: { accent: '#1256de', background: '#ffffff', headings: 'serif' },
  return: {
    title: 'Thank you',
    text: 'We have received your message and will be in touch.',
    label: '',
    link: '',
  },
};

/** The fields of a block that was just added, `id` aside: what is empty is not shown. */
export const newBlockProps: { [K in BlockType]: Omit<BlockProps[K], 'id'> } = {
  hero: {
    title: 'Your headline',
    text: 'One or two sentences about what people find here.',
    picture: null,
    layout: 'plain',
    align: 'center',
    buttons: [],
  },
  text: { title: '', text: 'Write your text here.', align: 'left', rows: [] },
  image: { picture: null, caption: '', link: '', width: 'text' },
  gallery: { title: '', columns: 3, pictures: [] },
  video: { title: 'Watch the video', text: '', link: '', picture: null, film: null },
  buttons: { align: 'center', buttons: [{ label: 'Open', link: '', look: 'solid' }] },
  links: { title: '', links: [{ label: 'A first link', text: '', link: '', picture: null }] },
  product: {
    title: 'Our favourites',
    layout: 'cards',
    products: [{ name: 'A first product', text: '', price: '', link: '', picture: null }],
  },
  form: {
    title: 'Stay in touch',
    welcome: defaultWelcome,
    inputs: [...defaultInputs],
    consent: defaultConsentText,
    consentRequired: true,
    submitLabel: 'Send',
    thanks: '',
  },
  countdown: { title: 'It starts in', at: null, zone: 'UTC', over: 'It has started.' },
  map: { title: 'Find us', address: '', latitude: null, longitude: null },
  social: { title: '', accounts: [{ network: 'instagram', link: '' }] },
  consent: { title: '', text: 'Tell people here how you use their data.', label: '', link: '' },
};

/** A block with the fields of a new one but for those given. */
export const newBlock = <K extends BlockType>(type: K, id: string, props: Partial<BlockProps[K]> = {}) => ({
  type,
  props: { ...newBlockProps[type], ...props, id },
});

/** A page with nothing on it, or with the given blocks. */
export const newDocument = (root: Partial<PageRoot> = {}, content: PageBlock[] = []): PageDocument => ({
  root: { props: { ...newPageRoot, ...root } },
  content,
});

/** The picture that stands for a page: its own, else the first on it. */
export function pictureOf({ root, content }: PageDocument): PagePicture | undefined {
  return root.props.image ?? firstPicture(content);
}

function firstPicture(content: readonly PageBlock[]): PagePicture | undefined {
  for (const { type, props } of content) {
    if ((type === 'hero' || type === 'image' || type === 'video') && props.picture) return props.picture;
    if (type === 'gallery') {
      const found = props.pictures.find(({ picture }) => picture);
      if (found?.picture) return found.picture;
    }
    if (type === 'product') {
      const found = props.products.find(({ picture }) => picture);
      if (found?.picture) return found.picture;
    }
  }
  return undefined;
}
