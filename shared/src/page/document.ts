import type { BlockProps, PageBlock, PageDocument, PagePicture, PageRoot } from '../contract/index.js';
import { defaultInputsIn } from '../form/default-inputs.js';
import { englishSamples, type SampleTexts } from '../messages/sample-texts.js';
import type { BlockType } from '../values/index.js';

const newPageRoot = ({ newPage: text }: SampleTexts): PageRoot => ({
  title: '',
  description: '',
  image: null,
  language: 'en',
  theme: { accent: '#1256de', background: '#ffffff', headings: 'serif' },
  return: { title: text.returnTitle, text: text.returnText, label: '', link: '' },
});

/** The fields of a block that was just added, `id` aside, in one language: what is empty is not shown. */
export const newBlockPropsIn = ({
  newPage: text,
  newForm,
}: SampleTexts): { [K in BlockType]: Omit<BlockProps[K], 'id'> } => ({
  hero: { title: text.heroTitle, text: text.heroText, picture: null, layout: 'plain', align: 'center', buttons: [] },
  text: { title: '', text: text.text, align: 'left', rows: [] },
  image: { picture: null, caption: '', link: '', width: 'text' },
  gallery: { title: '', columns: 3, pictures: [] },
  video: { title: text.videoTitle, text: '', link: '', picture: null, film: null },
  buttons: { align: 'center', buttons: [{ label: text.button, link: '', look: 'solid' }] },
  links: { title: '', links: [{ label: text.link, text: '', link: '', picture: null }] },
  product: {
    title: text.productTitle,
    layout: 'cards',
    products: [{ name: text.product, text: '', price: '', link: '', picture: null }],
  },
  form: {
    title: text.formTitle,
    welcome: text.formWelcome,
    inputs: defaultInputsIn(newForm),
    consent: text.formConsent,
    consentRequired: true,
    submitLabel: text.formSend,
    thanks: '',
  },
  countdown: { title: text.countdownTitle, at: null, zone: 'UTC', over: text.countdownOver },
  map: { title: text.mapTitle, address: '', latitude: null, longitude: null },
  social: { title: '', accounts: [{ network: 'instagram', link: '' }] },
  consent: { title: '', text: text.consent, label: '', link: '' },
});

export const newBlockProps: { [K in BlockType]: Omit<BlockProps[K], 'id'> } = newBlockPropsIn(englishSamples);

/** A block with the fields of a new one but for those given. */
export const newBlock = <K extends BlockType>(type: K, id: string, props: Partial<BlockProps[K]> = {}) => ({
  type,
  props: { ...newBlockProps[type], ...props, id },
});

/** The same with what a new one says in another language. */
export const newBlockIn = <K extends BlockType>(
  samples: SampleTexts,
  type: K,
  id: string,
  props: Partial<BlockProps[K]> = {},
) => ({ type, props: { ...newBlockPropsIn(samples)[type], ...props, id } });

/** A page with nothing on it, or with the given blocks. */
export const newDocument = (root: Partial<PageRoot> = {}, content: PageBlock[] = []): PageDocument =>
  newDocumentIn(englishSamples, root, content);

export const newDocumentIn = (samples: SampleTexts, root: Partial<PageRoot>, content: PageBlock[]): PageDocument => ({
  root: { props: { ...newPageRoot(samples), ...root } },
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
