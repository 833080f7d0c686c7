import type { BlockProps } from '@swapt/shared/contract';
import type { ReactNode } from 'react';
import { CountdownFields } from './countdown-fields.js';
import { FormFields } from './form-fields.js';
import type { Inspected } from './inspector.js';
import { LinksFields, ProductFields, SocialFields } from './lists.js';
import { MapFields } from './map-fields.js';
import { GalleryFields, ImageFields, VideoFields } from './pictures.js';
import { ButtonsFields, ConsentFields, HeroFields, TextFields } from './words.js';

const fields: { [K in keyof BlockProps]: (inspected: Inspected<K>) => ReactNode } = {
  hero: (inspected) => <HeroFields {...inspected} />,
  text: (inspected) => <TextFields {...inspected} />,
  image: (inspected) => <ImageFields {...inspected} />,
  gallery: (inspected) => <GalleryFields {...inspected} />,
  video: (inspected) => <VideoFields {...inspected} />,
  buttons: (inspected) => <ButtonsFields {...inspected} />,
  links: (inspected) => <LinksFields {...inspected} />,
  product: (inspected) => <ProductFields {...inspected} />,
  form: (inspected) => <FormFields {...inspected} />,
  countdown: (inspected) => <CountdownFields {...inspected} />,
  map: (inspected) => <MapFields {...inspected} />,
  social: (inspected) => <SocialFields {...inspected} />,
  consent: (inspected) => <ConsentFields {...inspected} />,
};

/** What can be changed about a block. */
export function BlockFields<K extends keyof BlockProps>({ type, ...inspected }: { type: K } & Inspected<K>): ReactNode {
  return fields[type](inspected);
}
