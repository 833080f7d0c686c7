import type { CodeContent } from '@swapt/shared/contract';
import { codeTypeFacts, type CodeType } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { selectMissing } from './content.sql.js';
import { checkTarget } from './safe-target.js';
import { zoneProblem } from './zone-problem.js';

type Field = keyof CodeContent;
export type FieldProblems = Map<string, string>;

/** What a code of this type keeps of `content`: tidied, with everything it refers to in place. Refuses it with a sentence per field, under `at`. */
export async function assertContent(
  { tx, orgId, services }: OrgCtx,
  type: CodeType,
  input: CodeContent,
  at: string,
): Promise<CodeContent> {
  const content = tidy(input);
  const problems: FieldProblems = new Map();
  const refuse = (field: Field, sentence: string) => {
    if (!problems.has(field)) problems.set(field, sentence);
  };
  const fields = codeTypeFacts[type];
  const allowed: readonly string[] = [...fields.required, ...fields.optional];
  for (const field of fields.required) if (content[field] === undefined) refuse(field, 'This is required.');
  for (const field of Object.keys(content)) {
    if (!allowed.includes(field)) problems.set(field, 'A code of this type has no such field.');
  }
  checkByType[type]?.(content, refuse);
  for (const field of ['website', 'ios', 'android', 'other'] as const) {
    const address = content[field];
    if (address === undefined) continue;
    const checked = checkTarget(address, services.config);
    if ('target' in checked) content[field] = checked.target;
    else refuse(field, checked.reason);
  }
  for (const { field } of await selectMissing(tx, orgId, content)) refuse(field, missing[field]);
  if (problems.size === 0) return content;
  const named = [...problems].map(([field, sentence]): [string, string] => [`${at}.${field}`, sentence]);
  throw new AppError('request.invalid', undefined, Object.fromEntries(named));
}

const texts = [
  'text',
  'name',
  'job',
  'company',
  'phone',
  'email',
  'website',
  'street',
  'city',
  'region',
  'zip',
  'country',
  'title',
  'description',
  'zone',
  'place',
  'ios',
  'android',
  'other',
] as const satisfies Field[];

/** Texts without spaces around them; a field that is empty is not there. A Wi-Fi network is spelled exactly. */
function tidy(content: CodeContent): CodeContent {
  const tidied = { ...content };
  for (const field of texts) if (tidied[field] !== undefined) tidied[field] = tidied[field].trim();
  for (const field of [...texts, 'ssid', 'password'] as const) if (tidied[field] === '') delete tidied[field];
  return tidied;
}

type Refuse = (field: Field, sentence: string) => void;

const checkByType: Partial<Record<CodeType, (content: CodeContent, refuse: Refuse) => void>> = {
  note: ({ note_id: noteId, text }, refuse) => {
    if (!noteId && !text) refuse('text', 'Write a note or choose one.');
    if (noteId && text) refuse('text', 'Write a note or choose one, not both.');
  },
  wifi: ({ ssid = '', security, password }, refuse) => {
    if (Buffer.byteLength(ssid) > 32) refuse('ssid', 'A network’s name has at most 32 letters, fewer with accents.');
    if (security === 'none' && password) refuse('password', 'An open network has no password.');
    if (security === 'WPA' && (password ?? '').length < 8) refuse('password', 'A WPA password has 8 to 63 characters.');
    if (security === 'WEP' && !password) refuse('password', 'This is required.');
  },
  event: ({ starts, ends, zone }, refuse) => {
    const badZone = zone && zoneProblem(zone);
    if (badZone) refuse('zone', badZone);
    if (starts && ends && Date.parse(ends) <= Date.parse(starts)) refuse('ends', 'The end must be after the start.');
  },
  app: ({ ios, android, other }, refuse) => {
    if (!ios && !android && !other) refuse('ios', 'Enter at least one link to the app.');
  },
};

const missing = {
  page_id: 'This page does not exist. Choose another one.',
  store_id: 'This store does not exist. Choose another one.',
  item_id: 'This store does not sell that product. Choose another one.',
  note_id: 'This note does not exist or is for the team only. Choose a public note.',
  file_id: 'This file does not exist. Upload it again.',
  image_id: 'This picture does not exist. Upload it again.',
};
