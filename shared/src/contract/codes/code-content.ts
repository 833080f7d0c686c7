import { Type, type Static } from 'typebox';
import { targetMaxLength } from '../../values/codes/codes.js';
import { wifiSecurities } from '../../values/codes/code-content.js';
import { Email, Input, Iso, OneOf, Uuid } from '../operation.js';

export const Target = Type.String({
  minLength: 1,
  maxLength: targetMaxLength,
  description: 'http, https, tel, mailto or sms',
});
const Line = Type.String({ maxLength: 200 });
const Text = Type.String({ maxLength: 4000 });
export const Zone = Type.String({ minLength: 1, maxLength: 64, description: 'IANA time zone, such as Europe/Berlin' });

/**
 * What a code holds beside or in place of its target. `codeTypeFacts` says which of these belong to which type; all others are refused. One flat
 * object, so that forms read a field without asking for the type.
 */
export const CodeContent = Input({
  page_id: Type.Optional(Uuid),
  store_id: Type.Optional(Uuid),
  item_id: Type.Optional({ ...Uuid, description: 'a product of that store' }),
  note_id: Type.Optional(Uuid),
  file_id: Type.Optional(Uuid),
  image_id: Type.Optional(Uuid),
  text: Type.Optional(Text),
  name: Type.Optional(Line),
  job: Type.Optional(Line),
  company: Type.Optional(Line),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  email: Type.Optional(Email),
  website: Type.Optional(Target),
  street: Type.Optional(Line),
  city: Type.Optional(Line),
  region: Type.Optional(Line),
  zip: Type.Optional(Type.String({ maxLength: 20 })),
  country: Type.Optional(Line),
  title: Type.Optional(Line),
  description: Type.Optional(Text),
  ssid: Type.Optional(Type.String({ maxLength: 32, description: 'the network’s name; 32 bytes at most' })),
  security: Type.Optional(OneOf(wifiSecurities)),
  password: Type.Optional(
    Type.String({ maxLength: 63, description: 'of the Wi-Fi network; it is printed in the code' }),
  ),
  hidden: Type.Optional(Type.Boolean({ description: 'the network does not announce its name' })),
  starts: Type.Optional(Iso),
  ends: Type.Optional(Iso),
  zone: Type.Optional(Zone),
  place: Type.Optional(Line),
  ios: Type.Optional(Target),
  android: Type.Optional(Target),
  other: Type.Optional(Target),
});
export type CodeContent = Static<typeof CodeContent>;

/** The file of a code of type `file`. */
export const CodeFile = Type.Object({
  file_id: Type.String(),
  name: Type.String(),
  media: Type.String({ description: 'media type, such as application/pdf' }),
  bytes: Type.Integer(),
  url: Type.String(),
});
