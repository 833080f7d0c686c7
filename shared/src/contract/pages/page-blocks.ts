import { Type, type TProperties } from 'typebox';
import { filmMedia, filmShapes, socialNetworks } from '../../values/pages/pages.js';
import { inputLimits } from '../../form/form-input.js';
import { FormInput } from './form-input.js';
import { Input, Iso, OneOf } from '../operation.js';

const Line = (maxLength = 120) => Type.String({ maxLength, pattern: '^[^\\n\\r]*$' });
const Text = Type.String({
  maxLength: 4000,
  description: 'plain text; an empty line ends a paragraph, "- " begins a list',
});
/** http, https, tel, mailto, sms, or `#form` and the like for a place on the page. Empty while it is being written. */
const Link = Type.String({ maxLength: 2048 });
const id = Type.String({ minLength: 1, maxLength: 80, pattern: '^[\\w-]+$' });
const Align = OneOf(['left', 'center']);

/** An uploaded picture, as `images.upload` answers, or one that comes with the product. Its size keeps the page from jumping while it loads. */
export const Picture = Input({
  url: Type.String({
    maxLength: 81,
    pattern: '^/(images/[0-9a-f-]{36}/[0-9a-f-]{36}|illustrations/[a-z][a-z-]{0,39})$',
  }),
  alt: Type.String({ maxLength: 200, description: 'what it shows, in words; empty for mere decoration' }),
  width: Type.Integer({ minimum: 1, maximum: 20_000 }),
  height: Type.Integer({ minimum: 1, maximum: 20_000 }),
});
export const MaybePicture = Type.Union([Picture, Type.Null()]);

/** An uploaded film, as `files.upload` answers. Its shape keeps the page from jumping while it loads. */
export const Film = Input({
  url: Type.String({ maxLength: 80, pattern: '^/files/[0-9a-f-]{36}/[0-9a-f-]{36}$' }),
  media: OneOf(filmMedia),
  shape: OneOf(filmShapes),
});

const Button = Input({ label: Line(60), link: Link, look: OneOf(['solid', 'outline']) });

const block = <T extends TProperties>(properties: T) => Input({ id, ...properties });

/** The fields of every kind of block. The server checks with it, the editor and the public page take their types from it. */
export const pageBlocks = {
  hero: block({
    title: Line(),
    text: Text,
    picture: MaybePicture,
    layout: OneOf(['plain', 'side', 'half', 'cover']),
    align: Align,
    buttons: Type.Array(Button, { maxItems: 3 }),
  }),
  text: block({
    title: Line(),
    text: Text,
    align: Align,
    rows: Type.Array(Input({ label: Line(), value: Line(200) }), {
      maxItems: 40,
      description: 'two columns, such as days and hours',
    }),
  }),
  image: block({ picture: MaybePicture, caption: Line(300), link: Link, width: OneOf(['text', 'wide']) }),
  gallery: block({
    title: Line(),
    columns: Type.Integer({ minimum: 2, maximum: 4 }),
    pictures: Type.Array(Input({ picture: MaybePicture, caption: Line(300) }), { maxItems: 40 }),
  }),
  video: block({
    title: Line(),
    text: Line(300),
    link: Link,
    picture: MaybePicture,
    film: Type.Optional(Type.Union([Film, Type.Null()], { description: 'played on the page, in place of the link' })),
  }),
  buttons: block({ align: Align, buttons: Type.Array(Button, { maxItems: 8 }) }),
  links: block({
    title: Line(),
    links: Type.Array(Input({ label: Line(), text: Line(200), link: Link, picture: MaybePicture }), { maxItems: 60 }),
  }),
  product: block({
    title: Line(),
    layout: OneOf(['list', 'cards']),
    products: Type.Array(Input({ name: Line(), text: Line(400), price: Line(40), link: Link, picture: MaybePicture }), {
      maxItems: 80,
    }),
  }),
  form: block({
    title: Line(),
    welcome: Text,
    inputs: Type.Array(FormInput, inputLimits.inputs),
    consent: Type.String({ ...inputLimits.consent, description: 'what the visitor agrees to; empty asks for nothing' }),
    consentRequired: Type.Boolean(),
    submitLabel: Line(60),
    thanks: Text,
  }),
  countdown: block({
    title: Line(),
    at: Type.Union([Iso, Type.Null()]),
    zone: Type.String({ minLength: 1, maxLength: 64, description: 'IANA time zone in which the date is written' }),
    over: Line(200),
  }),
  map: block({
    title: Line(),
    address: Type.String({ maxLength: 400 }),
    latitude: Type.Union([Type.Number({ minimum: -85, maximum: 85 }), Type.Null()]),
    longitude: Type.Union([Type.Number({ minimum: -180, maximum: 180 }), Type.Null()]),
  }),
  social: block({
    title: Line(),
    accounts: Type.Array(Input({ network: OneOf(socialNetworks), link: Link }), { maxItems: 12 }),
  }),
  consent: block({ title: Line(), text: Text, label: Line(60), link: Link }),
};
