import { Type, type Static } from 'typebox';
import { Input, OneOf } from '../operation.js';

const Colour = Type.String({ maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' });

/** How a code looks. Colours are #rrggbb; `margin` counts modules; `size` of the logo is a share of the symbol's width. */
export const QrStyle = Input({
  dots: OneOf(['square', 'rounded', 'dots']),
  eyes: OneOf(['square', 'rounded', 'circle']),
  foreground: Colour,
  background: Colour,
  eyeColour: Type.Optional(Colour),
  level: OneOf(['L', 'M', 'Q', 'H']),
  margin: Type.Integer({ minimum: 4, maximum: 16 }),
  logo: Type.Optional(
    Input({
      image_id: Type.String({ format: 'uuid' }),
      size: Type.Number({ minimum: 0.1, maximum: 0.3 }),
    }),
  ),
});
export type QrStyle = Static<typeof QrStyle>;

/** What the scan trials found: 100 is as readable as the plain black code of the same text. */
export const ScanScore = Type.Object({
  value: Type.Integer({ minimum: 0, maximum: 100 }),
  verdict: OneOf(['good', 'risky', 'unscannable']),
  reasons: Type.Array(Type.String()),
});
export type ScanScore = Static<typeof ScanScore>;
