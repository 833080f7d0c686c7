import { Type } from 'typebox';
import { codeTypes } from '../../values/codes/code-types.js';
import {
  codePasswordMinLength,
  codeStatuses,
  forwardedNameRule,
  forwardedNames,
  slugRule,
  tagLimits,
} from '../../values/codes/codes.js';
import { CodeContent, CodeFile, Target } from './code-content.js';
import { CodeRules } from './code-rules.js';
import { Iso, OneOf, OrNull } from '../operation.js';
import { QrStyle } from './qr-style.js';

export const Slug = Type.String(slugRule);
export const Tag = Type.String({ minLength: 1, maxLength: tagLimits.maxLength, pattern: '\\S' });
export const Tags = Type.Array(Tag, { maxItems: tagLimits.perCode });

/** Until when, how often and for whom a code works. A Wi-Fi code has none of these but its status: its print holds the network itself. */
export const limits = {
  starts_at: Type.Optional(OrNull(Iso)),
  expires_at: Type.Optional(OrNull(Iso)),
  scan_limit: Type.Optional(
    OrNull(
      Type.Integer({
        minimum: 1,
        maximum: 10_000_000,
        description: 'how often it can be used, each time by the button of its page: previews use nothing up',
      }),
    ),
  ),
  password: Type.Optional(
    OrNull(
      Type.String({
        minLength: codePasswordMinLength,
        maxLength: 72,
        pattern: '\\S',
        description: 'asked for on its page; null takes it away',
      }),
    ),
  ),
  fallback: Type.Optional(OrNull(Target)),
};

/** Nothing else of a short address's query leaves it. */
export const ForwardQuery = Type.Array(Type.String(forwardedNameRule), {
  maxItems: forwardedNames,
  description:
    'names of the parameters that are passed on from the short address to the destination, such as table for ?table=5. A parameter that the destination has itself stays as it is',
});

export const Code = Type.Object({
  code_id: Type.String(),
  org_id: Type.String(),
  name: Type.String(),
  type: OneOf(codeTypes),
  target: Type.String({ description: 'where it leads; of another type than link, the page that shows it' }),
  content: CodeContent,
  file: Type.Union([CodeFile, Type.Null()], { description: 'of a code of type file' }),
  slug: Type.String(),
  url: Type.String({ description: 'the short address, for sharing' }),
  scan_url: Type.String({
    description:
      'what the printed code encodes: the short address with the scan marker. A Wi-Fi code encodes the network itself, so that a phone joins it without internet: such scans are not counted, and a print cannot be changed',
  }),
  aliases: Type.Array(
    Type.Object({
      slug: Type.String(),
      url: Type.String(),
      scan_url: Type.String({ description: 'what a print of it encodes' }),
      channel: Type.String({ description: 'empty without one' }),
    }),
    { description: 'further short names that lead to the same' },
  ),
  status: OneOf(codeStatuses),
  is_held: Type.Boolean({
    description: 'the operator of the installation stopped it: it looks paused until the operator lets it go',
  }),
  starts_at: OrNull(Iso),
  expires_at: OrNull(Iso),
  scan_limit: OrNull(Type.Integer()),
  uses: Type.Integer({ description: 'how many of scan_limit are used up' }),
  has_password: Type.Boolean(),
  fallback: OrNull(Type.String()),
  forward_query: ForwardQuery,
  rules: CodeRules,
  style: QrStyle,
  picture: Type.Union([Type.String(), Type.Null()], {
    description: 'address of the picture around the code that was chosen for it',
  }),
  folder: Type.Union([Type.Object({ folder_id: Type.String(), name: Type.String() }), Type.Null()]),
  base: Type.Union([Type.Object({ code_id: Type.String(), name: Type.String() }), Type.Null()], {
    description: 'the code that this one stands under',
  }),
  tags: Type.Array(Type.String()),
  scans: Type.Integer(),
  human_scans: Type.Integer(),
  unique_visitors: Type.Integer(),
  last_scan_at: Type.Union([Iso, Type.Null()]),
  created_at: Iso,
  updated_at: Iso,
});
