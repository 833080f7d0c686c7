import type { CodeContent } from '../contract/code-content.js';
import type { CodeType } from './codes.js';

interface Fields {
  required: readonly (keyof CodeContent)[];
  optional: readonly (keyof CodeContent)[];
}

/** What a code of each type holds in `content`; a link holds its `target` alone. A note has one of its two fields, an app at least one. */
export const contentFields = {
  link: { required: [], optional: [] },
  page: { required: ['page_id'], optional: [] },
  note: { required: [], optional: ['note_id', 'text'] },
  card: {
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
  },
  file: { required: ['file_id'], optional: ['title', 'description'] },
  wifi: { required: ['ssid', 'security'], optional: ['password', 'hidden'] },
  event: { required: ['title', 'starts', 'ends', 'zone'], optional: ['place', 'description'] },
  app: { required: [], optional: ['title', 'ios', 'android', 'other'] },
} as const satisfies Record<CodeType, Fields>;

export const wifiSecurities = ['WPA', 'WEP', 'none'] as const;

/** What a rule of a code may ask for. */
export const ruleDevices = ['mobile', 'tablet', 'desktop'] as const;
export const ruleSystems = ['iOS', 'Android', 'Windows', 'macOS', 'Linux', 'ChromeOS'] as const;
export const ruleLimits = { rules: 20, conditions: 6, variants: 6 } as const;
/** Metres around a place. A phone in a building knows its own to some 50 m. */
export const radiusLimits = { minimum: 50, maximum: 500_000 } as const;
/** Years. */
export const ageLimits = { minimum: 1, maximum: 120 } as const;
/** What only the visitor can answer; asked on the page of the code, when a rule depends on it. */
export const ruleQuestions = ['age', 'place'] as const;
export type RuleQuestion = (typeof ruleQuestions)[number];
