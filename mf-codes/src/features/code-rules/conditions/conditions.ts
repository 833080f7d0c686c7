import type { RuleCondition } from '@swapt/shared/contract';
import { age } from './age.js';
import type { Condition, ConditionDraft, Kind } from './condition.js';
import { country } from './country.js';
import { dates } from './dates.js';
import { device } from './device.js';
import { language } from './language.js';
import { place } from './place.js';
import { query } from './query.js';
import { scans } from './scans.js';
import { system } from './system.js';
import { time } from './time.js';

/** Every kind of condition, in the order in which people choose among them. */
export const conditions: Record<Kind, Condition> = {
  system,
  device,
  language,
  country,
  time,
  dates,
  scans,
  place,
  age,
  query,
};

export const newCondition = (kind: Kind): ConditionDraft => ({
  key: crypto.randomUUID(),
  kind,
  ...conditions[kind].start(),
});

export const conditionDraft = (condition: RuleCondition): ConditionDraft => ({
  key: crypto.randomUUID(),
  kind: condition.kind,
  ...conditions[condition.kind].draftOf(condition),
});

/** A condition as the second half of a sentence that begins with “If”. */
export const conditionWords = (condition: RuleCondition): string => conditions[condition.kind].words(condition);
