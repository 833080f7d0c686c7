import { defineCondition } from './condition.js';
import { metresBetween } from './metres-between.js';

export const place = defineCondition('place', {
  matches(condition, visit) {
    if (visit.place === undefined) return 'ask';
    return visit.place !== 'refused' && metresBetween(condition, visit.place) <= condition.radius;
  },
  explain(condition, visit) {
    if (visit.place === undefined) return 'It depends on where the phone is: its page asks for that first.';
    if (visit.place === 'refused') return 'The visitor did not share a location.';
    const away = distance(metresBetween(condition, visit.place));
    return `The place is ${away} away, and the rule is for ${distance(condition.radius)} around it.`;
  },
});

function distance(metres: number): string {
  if (metres < 1000) return `${Math.round(metres)} m`;
  return `${(metres / 1000).toFixed(metres < 10_000 ? 1 : 0)} km`;
}
