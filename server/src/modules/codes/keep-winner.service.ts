import type { Code, CodeRule } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { lockCode } from './aliases.sql.js';
import { assertNotDeleted, readCode } from './codes.service.js';
import { updateCode, type CodeChange, type CodeRow } from './codes.sql.js';
import { announceSlugs } from '../short-links/short-links.service.js';

/** Ends a test of variants with one of them. */
export async function keepWinner(ctx: OrgCtx, codeId: string, variant: string): Promise<Code> {
  const { tx, orgId, services } = ctx;
  await lockCode(tx, orgId, codeId);
  const code = await assertNotDeleted(ctx, codeId);
  const place = code.rules.findIndex(({ variants }) => variants?.some(({ name }) => name === variant));
  const rule = code.rules[place];
  const winner = rule?.variants?.find(({ name }) => name === variant);
  if (!rule || !winner) throw new AppError('code.variant_not_found');
  await updateCode(tx, orgId, codeId, withWinner(code, place, rule, winner.target), [code.status], services.now());
  await announceSlugs(tx, orgId, [codeId]);
  return readCode(ctx, codeId);
}

/** A link whose one rule led everybody leads there by itself. */
function withWinner({ type, rules }: CodeRow, place: number, rule: CodeRule, target: string): CodeChange {
  if (type === 'link' && rules.length === 1 && rule.when.length === 0) return { target, rules: [] };
  const { name, when } = rule;
  return { rules: rules.with(place, { ...(name && { name }), when, target }) };
}
