import type { RuleCondition } from '@swapt/shared/contract';
import type { Visit } from '../visit.js';
import { age } from './age.js';
import type { Condition, Kind } from './condition.js';
import { country } from './country.js';
import { dates } from './dates.js';
import { device } from './device.js';
import { language } from './language.js';
import { place } from './place.js';
import { query } from './query.js';
import { scans } from './scans.js';
import { system } from './system.js';
import { time } from './time.js';

const conditions: Readonly<Record<Kind, Condition>> = {
  device,
  system,
  language,
  country,
  time,
  dates,
  scans,
  place,
  age,
  query,
};

/** Whether a condition matches a visit; `ask` while it depends on what nobody has asked for yet. */
export const matches = (condition: RuleCondition, visit: Visit): boolean | 'ask' =>
  conditions[condition.kind].matches(condition, visit);

/** Why a condition does not match a visit, or depends on something, in one sentence. */
export const explain = (condition: RuleCondition, visit: Visit): string =>
  conditions[condition.kind].explain(condition, visit);

/** What is wrong with a condition beyond its shape: the field, and a sentence. */
export const problemsOf = (condition: RuleCondition) => conditions[condition.kind].problemsOf(condition);
