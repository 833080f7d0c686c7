import { ruleSystems } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

const names = {
  iOS: { label: t('iPhone, iPad (iOS)'), words: t('an iPhone or iPad') },
  Android: { label: t('Android'), words: t('Android') },
  Windows: { label: t('Windows'), words: t('Windows') },
  macOS: { label: t('Mac (macOS)'), words: t('a Mac') },
  Linux: { label: t('Linux'), words: t('Linux') },
  ChromeOS: { label: t('Chromebook (ChromeOS)'), words: t('ChromeOS') },
} as const satisfies Record<(typeof ruleSystems)[number], object>;

const options = ruleSystems.map((value) => ({ value, label: names[value].label }));

export const system = defineCondition('system', {
  label: t('the system is'),
  start: () => ({ any: ['iOS'] }),
  Fields: (props) => <SeveralFields {...props} label={t('Choose systems')} options={options} nameOf={(name) => name} />,
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({
    kind: 'system',
    any: any.flatMap((chosen) => ruleSystems.find((one) => one === chosen) ?? []),
  }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => `it is ${joined(any.map((name) => names[name].words))}`,
});
