/** What a picture around a code can look like: its name and what to expect, for people. */
export const aiStyles = {
  mosaic: { label: 'Mosaic', about: 'Small tiles of colour, as on an old bath' },
  brush: { label: 'Brush', about: 'Broad strokes of paint, dry at the edges' },
  night: { label: 'Night sky', about: 'Stars and planets over a dark horizon' },
  paper: { label: 'Paper cut', about: 'Layers of coloured paper with soft shadows' },
  neon: { label: 'Neon', about: 'Bright tubes around a lit sign' },
  botanical: { label: 'Botanical', about: 'Leaves and blossoms that grow around the code' },
  waves: { label: 'Waves', about: 'Rolling lines, like a woodcut of the sea' },
  confetti: { label: 'Confetti', about: 'Cheerful shapes, ready for a party' },
} as const;
export type AiStyle = keyof typeof aiStyles;
export const aiStyleNames = [
  'mosaic',
  'brush',
  'night',
  'paper',
  'neon',
  'botanical',
  'waves',
  'confetti',
] as const satisfies readonly AiStyle[];

export const aiLimits = {
  promptLength: 200,
  /** Pictures that one browser may make in a day without signing in. */
  perGuest: 5,
  /** Pictures that all browsers of one kind on one network may make in an hour: whoever drops the cookie stays one of them. */
  perKind: 15,
  /** Pictures that one network may make in a day, where many guests share one. */
  perNetwork: 100,
  /** Pictures that all guests together may make in a day. */
  allGuests: 1000,
  /** Pictures that one organization may make in a day. */
  perOrganization: 200,
  /** How long a guest's picture is kept. */
  guestDays: 7,
  /** How many pictures the history of an organization holds; those in use are kept beyond it. */
  history: 200,
} as const;
