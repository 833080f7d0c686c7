import type { Api } from '@swapt/shared/contract';
import { codePasswordMinLength, type CodeType } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
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

/** What a code is to do, checked and as it is stored. Fields are named in refusals with `prefix` before them. */
export async function readBody(
  ctx: OrgCtx,
  type: CodeType,
  request: BodyRequest,
  prefix = '',
  before: Before = {},
): Promise<Body> {
  const { config } = ctx.services;
  const body: Body = {};
  const problems: FieldProblems = new Map();
  const at = (field: keyof BodyRequest) => `${prefix}${field}`;
  if (type === 'wifi') refuseForWifi(request, at);

  if (request.target !== undefined) {
    if (type !== 'link') problems.set(at('target'), 'A code of this type has no destination.');
    else body.target = assertSafeTarget(ctx, request.target, at('target'));
  }
  if (request.content !== undefined) body.content = await assertContent(ctx, type, request.content, at('content'));

  for (const field of ['starts_at', 'expires_at'] as const) {
    const time = request[field];
    if (time !== undefined) body[field] = time === null ? null : new Date(time);
  }
  const { starts_at: starts, expires_at: ends } = { ...before, ...body };
  if (starts && ends && ends <= starts)
    problems.set(at('expires_at'), 'The end must be after the start. Choose a later end.');

  if (request.scan_limit !== undefined) body.scan_limit = request.scan_limit;
  if (request.fallback !== undefined) {
    body.fallback = request.fallback === null ? null : assertSafeTarget(ctx, request.fallback, at('fallback'));
  }
  if (request.forward_query) body.forward_query = [...new Set(request.forward_query)];
  if (request.rules) body.rules = checkRules(request.rules, config, at('rules'), problems);
  const password = request.password?.trim();
  if (password !== undefined && password.length < codePasswordMinLength)
    problems.set(at('password'), `Use at least ${codePasswordMinLength} characters, not counting spaces.`);
  if (problems.size > 0) throw new AppError('request.invalid', undefined, Object.fromEntries(problems));
  if (request.password !== undefined) {
    // Hashing is made to take long.
    body.password_hash = password === undefined ? null : ctx.outside('the password', () => hashPassword(password));
  }
  return body;
}

function assertSafeTarget({ services }: OrgCtx, target: string, field: string): string {
  const checked = checkTarget(target, services.config);
  if ('target' in checked) return checked.target;
  throw new AppError('code.unsafe_target', checked.reason, { [field]: checked.reason });
}

/** A phone joins the network straight from the print: nobody is asked in between. */
function refuseForWifi(request: BodyRequest, at: (field: keyof BodyRequest) => string): void {
  const asked = (['starts_at', 'expires_at', 'scan_limit', 'password', 'fallback'] as const).filter(
    (field) => request[field],
  );
  const lists = (['rules', 'forward_query'] as const).filter((field) => request[field]?.length);
  const fields = [...asked, ...lists].map(at);
  const sentence = 'A printed Wi-Fi code contains the network, so it works for everyone at any time.';
  if (fields.length > 0) {
    throw new AppError('request.invalid', sentence, Object.fromEntries(fields.map((field) => [field, sentence])));
  }
}
