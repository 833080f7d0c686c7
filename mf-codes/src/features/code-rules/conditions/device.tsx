import { ruleDevices } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

const names = {
  mobile: { label: t('Phone'), words: t('a phone') },
  tablet: { label: t('Tablet'), words: t('a tablet') },
  desktop: { label: t('Computer'), words: t('a computer') },
} as const satisfies Record<(typeof ruleDevices)[number], object>;

const options = ruleDevices.map((value) => ({ value, label: names[value].label }));

export const device = defineCondition('device', {
  label: t('the device is a'),
  start: () => ({ any: ['mobile'] }),
  Fields: (props) => <SeveralFields {...props} label={t('Choose devices')} options={options} nameOf={(name) => name} />,
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({
    kind: 'device',
    any: any.flatMap((chosen) => ruleDevices.find((one) => one === chosen) ?? []),
  }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => `it is ${joined(any.map((name) => names[name].words))}`,
});
