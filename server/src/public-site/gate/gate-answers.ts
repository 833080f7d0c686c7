import { ageLimits, ruleQuestions, type RuleQuestion } from '@swapt/shared/values';
import type { RedirectPolicy, Visit } from '../../modules/code-rules/code-rules.service.js';
import { fieldOf } from '../forms.js';

/** What a visitor has answered, or has not wanted to say; what is not there has not been asked yet. */
export type Answers = Pick<Visit, RuleQuestion>;

/** The answers of a form, those before it included. */
export function answersOf(body: unknown): Answers {
  const answers: Answers = {};
  if (hasField(body, 'age')) answers.age = ageOf(body);
  if (hasField(body, 'latitude')) answers.place = placeOf(body);
  return answers;
}

/** The same as fields, for the form of the next question: nothing of it stands in an address, and nothing is kept. */
export function fieldsOf({ age, place }: Answers): Record<string, string> {
  const fields: Record<string, string> = {};
  if (age !== undefined) fields.age = age === 'refused' ? '' : String(age);
  if (place) {
    fields.latitude = place === 'refused' ? '' : String(place.latitude);
    fields.longitude = place === 'refused' ? '' : String(place.longitude);
  }
  return fields;
}

/** Whether nothing else can be asked for after this question, so that its page may ask for the password, too. */
export function isLastQuestion({ rules }: RedirectPolicy, answers: Answers, asked: RuleQuestion): boolean {
  const kinds = new Set<string>(rules.flatMap(({ when }) => when.map(({ kind }) => kind)));
  return ruleQuestions.every(
    (question) => question === asked || answers[question] !== undefined || !kinds.has(question),
  );
}

export const hasField = (body: unknown, name: string) => body instanceof URLSearchParams && body.has(name);

function ageOf(body: unknown): Visit['age'] {
  const age = fieldOf(body, 'age');
  return /^\d{1,3}$/.test(age) && Number(age) <= ageLimits.maximum ? Number(age) : 'refused';
}

/** Both numbers, or that they would rather not say. */
function placeOf(body: unknown): Visit['place'] {
  const [latitude, longitude] = [fieldOf(body, 'latitude'), fieldOf(body, 'longitude')];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isThere =
    latitude !== '' && longitude !== '' && Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isThere ? place : 'refused';
}
