import { defineCondition, either } from './condition.js';

const names: Record<string, string> = { mobile: 'a phone', tablet: 'a tablet', desktop: 'a computer' };

export const device = defineCondition('device', {
  matches: ({ any }, visit) => any.some((one) => one === visit.device),
  explain: ({ any }, visit) =>
    `The device is ${names[visit.device] ?? 'of another type'}, not ${either(any.map((one) => names[one] ?? one))}.`,
});
