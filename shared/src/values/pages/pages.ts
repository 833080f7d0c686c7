export const pageStatuses = ['draft', 'published', 'deleted'] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** What a list of pages is ordered by: the last saved or the most seen first. */
export const pageOrders = ['saved', 'views'] as const;
export type PageOrder = (typeof pageOrders)[number];

/** What can be done with a page in which status. A deleted page comes back as a draft, with its versions and its name. */
export const pageMoves = {
  publish: { from: ['draft', 'published'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  delete: { from: ['draft', 'published'], to: 'deleted' },
  restore: { from: ['deleted'], to: 'draft' },
} as const satisfies Record<string, { from: readonly PageStatus[]; to: PageStatus }>;
export type PageMove = keyof typeof pageMoves;

/** The most that a document takes as JSON, in bytes, and the most blocks it has. */
export const pageLimits = { bytes: 200_000, blocks: 80, versions: 50 } as const;

/** Every kind of block, in the order in which they are offered. */
export const blockTypes = [
  'hero',
  'text',
  'image',
  'gallery',
  'video',
  'buttons',
  'links',
  'product',
  'form',
  'countdown',
  'map',
  'social',
  'consent',
] as const;
export type BlockType = (typeof blockTypes)[number];

/** How people call them. */
export const blockNames: Record<BlockType, string> = {
  hero: 'Header',
  text: 'Text',
  image: 'Picture',
  gallery: 'Gallery',
  video: 'Video',
  buttons: 'Buttons',
  links: 'Links',
  product: 'Products',
  form: 'Form',
  countdown: 'Countdown',
  map: 'Map',
  social: 'Social media',
  consent: 'Notice',
};

/** What a film on a page may be, and how it stands there. */
export const filmMedia = ['video/mp4', 'video/webm'] as const;
export const filmShapes = ['wide', 'square', 'tall'] as const;

export const socialNetworks = [
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'x',
  'linkedin',
  'whatsapp',
  'pinterest',
  'spotify',
  'soundcloud',
  'bandcamp',
  'website',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The sets of built-in templates; `my-music` answers on hosts of that name. */
export const templateSets = ['swapt', 'my-music'] as const;
export type TemplateSet = (typeof templateSets)[number];

/** A name under /pitviper/, in small letters. */
export const pageNameRule = { minLength: 3, maxLength: 64, pattern: '^[a-z0-9][a-z0-9_-]*$' } as const;

/** The widths in which the server keeps a picture beside its own, in pixels; `?w=` at its address. */
export const pictureWidths = [480, 960] as const;
