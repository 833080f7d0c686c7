import { hash, randomUUID } from 'node:crypto';
import type { CodeRule } from '@swapt/shared/contract';
import type { RuleQuestion } from '@swapt/shared/values';
import { matches } from './conditions/conditions.js';
import type { Visit } from './visit.js';

export type Choice =
  | { kind: 'rule'; rule: number; target: string; variant: string }
  /** The rule before which nothing fits depends on what nobody has asked for yet. */
  | { kind: 'ask'; rule: number; question: RuleQuestion }
  | { kind: 'none' };

/** The first rule that fits a visit, and where it leads. */
export function choose(rules: readonly CodeRule[], visit: Visit, codeId: string): Choice {
  for (const [rule, { when, target, variants }] of rules.entries()) {
    const found = when.map((condition) => matches(condition, visit));
    if (found.includes(false)) continue;
    const open = when.filter((_, index) => found[index] === 'ask');
    // One thing at a time, the easier one first: what is asked after it may not be needed any more.
    if (open.length > 0)
      return { kind: 'ask', rule, question: open.some(({ kind }) => kind === 'age') ? 'age' : 'place' };
    if (target) return { kind: 'rule', rule, target, variant: '' };
    const side = variants && shareOut(variants, codeId, visit.visitor);
    if (side) return { kind: 'rule', rule, target: side.target, variant: side.name };
  }
  return { kind: 'none' };
}

type Variant = NonNullable<CodeRule['variants']>[number];

/**
 * The variant of a visitor: always the same for the same one, without anything being kept. Each variant draws a number from visitor, code and its
 * own name, and the largest for its weight wins (rendezvous hashing), so that a change of weights moves as few visitors as it can.
 */
function shareOut(variants: readonly Variant[], codeId: string, visitor: string): Variant | undefined {
  const who = visitor || randomUUID();
  let best: { variant: Variant; draw: number } | undefined;
  for (const variant of variants) {
    const digest = hash('sha256', `${codeId} ${who} ${variant.name}`, 'buffer');
    const part = (digest.readUIntBE(0, 6) + 1) / (2 ** 48 + 1);
    const draw = variant.weight / -Math.log(part);
    if (!best || draw > best.draw) best = { variant, draw };
  }
  return best?.variant;
}
