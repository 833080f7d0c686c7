import type { Api } from '@swapt/shared/contract';
import { codePasswordMinLength, codeTypeFacts, type CodeType } from '@swapt/shared/values';
import type { Refusals } from '../../platform/errors/refusals.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { hashPassword } from '../../platform/passwords/passwords.js';
import { type FieldProblems, checkTarget, assertContent } from '../code-content/code-content.service.js';
import { checkRules } from '../code-rules/code-rules.service.js';
import type { CodeBody } from './codes.sql.js';

type BodyRequest = Pick<
  Api['codes.update']['in']['data'],
  'target' | 'content' | 'starts_at' | 'expires_at' | 'scan_limit' | 'password' | 'fallback' | 'forward_query' | 'rules'
>;
type Body = Partial<Omit<CodeBody, 'name' | 'type' | 'style'>>;
/** What the code has already, for what only makes sense together. */
export type Before = Partial<Pick<CodeBody, 'starts_at' | 'expires_at'>>;

/**
 * What a code is to do, checked and as it is stored, apart from its password. What is wrong is noted in `refusals`, each field with `prefix` before
 * it.
 */
export async function readBody(
  ctx: OrgCtx,
  type: CodeType,
  request: BodyRequest,
  refusals: Refusals,
  { prefix = '', before = {} }: { prefix?: string; before?: Before } = {},
): Promise<Body> {
  const { config } = ctx.services;
  const body: Body = {};
  const at = (field: keyof BodyRequest) => `${prefix}${field}`;
  if (codeTypeFacts[type].isSelfContained)
    refuseForSelfContained(request, (field, sentence) => refusals.refuse(at(field), sentence));
  const readTarget = (field: 'target' | 'fallback', target: string) => {
    const checked = checkTarget(target, config);
    if ('target' in checked) return checked.target;
    refusals.refuse(at(field), checked.reason, 'code.unsafe_target');
    return undefined;
  };

  if (request.target !== undefined) {
    if (type === 'link') body.target = readTarget('target', request.target);
    else refusals.refuse(at('target'), 'A code of this type has no destination.');
  }
  const { content } = request;
  if (content !== undefined) {
    body.content = await refusals.attempt(() => assertContent(ctx, type, content, at('content')));
  }

  for (const field of ['starts_at', 'expires_at'] as const) {
    const time = request[field];
    if (time !== undefined) body[field] = time === null ? null : new Date(time);
  }
  const { starts_at: starts, expires_at: ends } = { ...before, ...body };
  if (starts && ends && ends <= starts) refusals.refuse(at('expires_at'), endAfterStart);

  if (request.scan_limit !== undefined) body.scan_limit = request.scan_limit;
  if (request.fallback !== undefined) {
    body.fallback = request.fallback === null ? null : readTarget('fallback', request.fallback);
  }
  if (request.forward_query) body.forward_query = [...new Set(request.forward_query)];
  if (request.rules) {
    const problems: FieldProblems = new Map();
    body.rules = checkRules(request.rules, config, at('rules'), problems);
    for (const [field, sentence] of problems) refusals.refuse(field, sentence);
  }
  const password = request.password?.trim();
  if (password !== undefined && password.length < codePasswordMinLength)
    refusals.refuse(at('password'), `Use at least ${codePasswordMinLength} characters, not counting spaces.`);
  return body;
}

/** The password of a code as it is stored, once nothing is refused any more: hashing is made to take long. */
export function readPassword(
  { outside }: Pick<OrgCtx, 'outside'>,
  { password }: Pick<BodyRequest, 'password'>,
): Pick<Body, 'password_hash'> {
  if (password === undefined) return {};
  const typed = password?.trim();
  return { password_hash: typed === undefined ? null : outside('the password', () => hashPassword(typed)) };
}

const endAfterStart = 'The end must be after the start. Choose a later end.';

/** A phone joins the network straight from the print: nobody is asked in between. */
function refuseForSelfContained(
  request: BodyRequest,
  refuse: (field: keyof BodyRequest, sentence: string) => void,
): void {
  const asked = (['starts_at', 'expires_at', 'scan_limit', 'password', 'fallback'] as const).filter(
    (field) => request[field],
  );
  const lists = (['rules', 'forward_query'] as const).filter((field) => request[field]?.length);
  const sentence = 'A printed Wi-Fi code contains the network, so it works for everyone at any time.';
  for (const field of [...asked, ...lists]) refuse(field, sentence);
}
