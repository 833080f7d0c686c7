import { ruleSystems } from '@swapt/shared/values';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

const names = {
  iOS: { label: 'iPhone, iPad (iOS)', words: 'an iPhone or iPad' },
  Android: { label: 'Android', words: 'Android' },
  Windows: { label: 'Windows', words: 'Windows' },
  macOS: { label: 'Mac (macOS)', words: 'a Mac' },
  Linux: { label: 'Linux', words: 'Linux' },
  ChromeOS: { label: 'Chromebook (ChromeOS)', words: 'ChromeOS' },
} as const satisfies Record<(typeof ruleSystems)[number], object>;

const options = ruleSystems.map((value) => ({ value, label: names[value].label }));

export const system = defineCondition('system', {
  label: 'the system is',
  start: () => ({ any: ['iOS'] }),
  Fields: (props) => <SeveralFields {...props} label="Choose systems" options={options} nameOf={(name) => name} />,
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({
    kind: 'system',
    any: any.flatMap((chosen) => ruleSystems.find((one) => one === chosen) ?? []),
  }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => `it is ${joined(any.map((name) => names[name].words))}`,
});
