import { randomUUID } from 'node:crypto';
import type { GateScreenData } from '@swapt/shared/public';
import type { RuleQuestion } from '@swapt/shared/values';
import { agesToChoose } from '../modules/code-rules/code-rules.service.js';
import type { PolicyCode } from '../modules/short-links/short-links.service.js';
import { fieldsOf, isLastQuestion, type Answers } from './gate-answers.js';
import type { PublicReply } from './public-page.js';

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
    ages: question === 'age' ? agesToChoose(policy.rules) : [],
    answers: fieldsOf(answers),
    isLimited: policy.scanLimit !== null,
    ...(problem && { problem }),
  };
  const status = { password: 403, tries: 429 };
  return {
    status: problem ? status[problem] : 200,
    title: `A code from ${orgName}`,
    description: `${orgName} asks for something before this code leads on.`,
    data,
    orgId,
    isUnlisted: true,
    leadsAway: true,
  };
}
