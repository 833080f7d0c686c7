import type { CodeContent } from '../../contract/codes/code-content.js';

export const codeTypes = ['link', 'page', 'item', 'store', 'note', 'card', 'file', 'wifi', 'event', 'app'] as const;
export type CodeType = (typeof codeTypes)[number];

type Field = keyof CodeContent;

interface CodeTypeFacts {
  /** As the API calls it among the choices of a form. */
  name: string;
  required: readonly Field[];
  optional: readonly Field[];
  /** Which of its fields are instants, read on the clock of its `zone`. */
  moments?: readonly Field[];
  /** Which of its fields are web addresses. */
  addresses?: readonly Field[];
  /** Its print carries the content itself: scans never come to us, so there is no short address, no rule and no limit. */
  isSelfContained?: true;
  /** Its destination can make use of what the short address says. */
  isForwarding?: true;
}

/** The fields of a code’s `content`, by type; a link has its `target` alone. A note has one of its two fields, an app at least one. */
export const codeTypeFacts: Readonly<Record<CodeType, CodeTypeFacts>> = {
  link: { name: 'Web address', required: [], optional: [], isForwarding: true },
  page: { name: 'Page', required: ['page_id'], optional: [], isForwarding: true },
  item: { name: 'Product', required: ['store_id', 'item_id'], optional: [] },
  store: { name: 'Store', required: ['store_id'], optional: [] },
  note: { name: 'Note', required: [], optional: ['note_id', 'text'] },
  card: {
    name: 'Contact',
    required: ['name'],
    optional: [
      'job',
      'company',
      'phone',
      'email',
      'website',
      'street',
      'city',
      'region',
      'zip',
      'country',
      'description',
      'image_id',
    ],
    addresses: ['website'],
  },
  file: { name: 'File', required: ['file_id'], optional: ['title', 'description'] },
  wifi: { name: 'Wi-Fi', required: ['ssid', 'security'], optional: ['password', 'hidden'], isSelfContained: true },
  event: {
    name: 'Event',
    required: ['title', 'starts', 'ends', 'zone'],
    optional: ['place', 'description'],
    moments: ['starts', 'ends'],
  },
  app: {
    name: 'App',
    required: [],
    optional: ['title', 'ios', 'android', 'other'],
    addresses: ['ios', 'android', 'other'],
  },
};
