import { ruleDevices } from '@swapt/shared/values';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

const names = {
  mobile: { label: 'Phone', words: 'a phone' },
  tablet: { label: 'Tablet', words: 'a tablet' },
  desktop: { label: 'Computer', words: 'a computer' },
} as const satisfies Record<(typeof ruleDevices)[number], object>;

const options = ruleDevices.map((value) => ({ value, label: names[value].label }));

export const device = defineCondition('device', {
  label: 'the device is a',
  start: () => ({ any: ['mobile'] }),
  Fields: (props) => <SeveralFields {...props} label="Choose devices" options={options} nameOf={(name) => name} />,
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({
    kind: 'device',
    any: any.flatMap((chosen) => ruleDevices.find((one) => one === chosen) ?? []),
  }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => `it is ${joined(any.map((name) => names[name].words))}`,
});
