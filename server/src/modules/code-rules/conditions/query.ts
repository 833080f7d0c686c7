import { defineCondition } from './condition.js';

export const query = defineCondition('query', {
  matches({ name, value }, visit) {
    const found = visit.query.get(name);
    return found !== null && (value === undefined || found === value);
  },
  explain: ({ name, value }) => `The address does not have “${name}${value === undefined ? '' : `=${value}`}”.`,
});
