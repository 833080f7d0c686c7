import { defineCondition, either } from './condition.js';

export const system = defineCondition('system', {
  matches: ({ any }, visit) => any.some((one) => one === visit.system),
  explain: ({ any }, visit) => `The system is ${visit.system}, not ${either(any)}.`,
});
