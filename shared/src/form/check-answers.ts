import { isDay } from '../dates/instant.js';
import type { Text } from '../messages/index.js';
import { ticked, type FormInput } from './form-input.js';

/** Answers by the names of the inputs, as a form sends them: all of them text. */
export type Answers = Record<string, string>;

const longest = { line: 300, text: 4000 } as const;
const mostDigits = 15;
const email = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}$/;
const phone = /^\+?[\d\s().\-/]+$/;

/** What was answered, without the spaces around it and without what was left empty. */
export function tidyAnswers(answers: Answers): Answers {
  const tidied = Object.entries(answers).map(([name, answer]) => [name, answer.replaceAll('\0', '').trim()] as const);
  return Object.fromEntries(tidied.filter(([, answer]) => answer !== ''));
}

/** One sentence for every question whose answer is not right, and for every answer that no question asked for. Empty when all is well. */
export function checkAnswers(
  questions: readonly FormInput[],
  answers: Answers,
  text: Text<'answers'>,
): Record<string, string> {
  const given = new Map(Object.entries(tidyAnswers(answers)));
  const problems = new Map<string, string>();
  for (const input of questions) {
    const problem = problemOf(input, given.get(input.name), text);
    if (problem) problems.set(input.name, problem);
    given.delete(input.name);
  }
  for (const name of given.keys()) problems.set(name, text('notAsked'));
  return Object.fromEntries(problems);
}

function problemOf(input: FormInput, answer: string | undefined, text: Text<'answers'>): string | undefined {
  if (answer === undefined) return input.required ? missing(input, text) : undefined;
  const limit = input.input_type === 'textarea' ? longest.text : longest.line;
  if (answer.length > limit) return text('tooLong', { limit, length: answer.length });
  const problem = wrong(input, answer);
  return problem && text(problem);
}

function missing({ input_type: type, input_display_name: label }: FormInput, text: Text<'answers'>): string {
  if (type === 'consent') return text('agree');
  if (type === 'checkbox') return text('tick', { label });
  return text(type === 'select' ? 'choose' : 'fillIn', { label });
}

function wrong({ input_type: type, options = [] }: FormInput, answer: string) {
  switch (type) {
    case 'email':
      return isEmail(answer) ? undefined : 'email';
    case 'phone':
      return isPhone(answer) ? undefined : 'phone';
    case 'number':
      return /^-?\d{1,15}([.,]\d{1,9})?$/.test(answer) ? undefined : 'number';
    case 'date':
      return isDate(answer) ? undefined : 'date';
    case 'select':
      return options.includes(answer) ? undefined : 'inList';
    case 'checkbox':
    case 'consent':
      return answer === ticked ? undefined : 'tickOrNot';
    default:
      return undefined;
  }
}

/** Something that looks like an address; whether it exists, only a mail can tell. */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text.trim());

/** Loose on purpose: which numbers exist in a country is looked up at the server. */
function isPhone(answer: string): boolean {
  const digits = answer.replace(/\D/g, '').length;
  return phone.test(answer) && digits >= 6 && digits <= mostDigits;
}

const isDate = (answer: string) => /^(19|20)/.test(answer) && isDay(answer);
