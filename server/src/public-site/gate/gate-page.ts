import { randomUUID } from 'node:crypto';
import type { Texts } from '@swapt/shared/messages/words';
import type { AgeChoice, GateScreenData } from '@swapt/shared/public';
import type { RuleQuestion } from '@swapt/shared/values';
import { agesToChoose, type Ages } from '../../modules/code-rules/code-rules.service.js';
import type { PolicyCode } from '../../modules/short-links/short-links.service.js';
import { fieldsOf, isLastQuestion, type Answers } from './gate-answers.js';
import type { PublicReply } from '../public-page.js';

export interface Asking {
  /** Where the form goes: the page's own address. */
  action: string;
  answers?: Answers;
  question?: RuleQuestion | undefined;
  /** The press that is under way. */
  useId?: string;
  problem?: 'password' | 'tries';
}

/** The page of a code that asks: one question of its rules, or what is asked after them. */
export function gatePage(
  { slug, orgName, orgId, policy }: PolicyCode,
  { action, answers = {}, question, useId = randomUUID(), problem }: Asking,
  { gate: text, summaries }: Texts,
): PublicReply {
  // Enter in the field of a password presses the first button, and must not be an answer about the age.
  const isWithPassword = question === undefined || (question === 'place' && isLastQuestion(policy, answers, question));
  const data: GateScreenData = {
    screen: 'gate',
    slug,
    orgName,
    action,
    useId,
    asksPassword: policy.hasPassword && isWithPassword,
    asksPlace: question === 'place',
    ages: question === 'age' ? agesToChoose(policy.rules).map((age) => ageChoice(age, text)) : [],
    answers: fieldsOf(answers),
    isLimited: policy.scanLimit !== null,
    ...(problem && { problem }),
  };
  const status = { password: 403, tries: 429 };
  return {
    status: problem ? status[problem] : 200,
    title: text('codeFrom', { orgName }),
    description: summaries('gateText', { orgName }),
    data,
    orgId,
    isUnlisted: true,
    leadsAway: true,
  };
}

function ageChoice({ from, under }: Ages, text: Texts['gate']): AgeChoice {
  if (under === undefined) return { age: from, words: text('ageOrOlder', { age: from }) };
  if (from === 0) return { age: from, words: text('ageUnder', { age: under }) };
  const to = under - 1;
  return { age: from, words: from === to ? text('ageExactly', { age: from }) : text('ageBetween', { from, to }) };
}
