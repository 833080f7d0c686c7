import { createHash } from 'node:crypto';
import type { BlockProps, PageDocument } from '@swapt/shared/contract';
import { checkAnswers, questionsOf, tidyAnswers, type Answers, type FormInput } from '@swapt/shared/form';
import { textsOf, type Texts } from '@swapt/shared/messages/words';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { likelyCountry, normalPhone } from '../customers/customers.service.js';
import { type PublishedPage, publishedPage } from '../pages/pages.service.js';
import { limitForms, storeSubmission } from './store-submission.js';
import { agreedVisitor } from './visitor.js';

export type FormBlock = BlockProps['form'];

/** What somebody sends by a form. */
export interface Sent {
  pageId: string;
  /** The scanned code that led to the page. */
  codeId?: string;
  /** Which of the page's forms; the only one when it is not said. */
  block?: string;
  fields: Answers;
  /** One per filled form: the same answers that come again with it are stored once. */
  attempt: string;
  source: 'form' | 'api';
  request: { ip: string; headers: NodeJS.Dict<string | string[]> };
}

type Outcome = { kind: 'stored'; submissionId: string; form: FormBlock; page: PublishedPage } | Refused;
type Checked = { kind: 'ready'; store: (tx: Tx) => Promise<string>; form: FormBlock; page: PublishedPage } | Refused;
type Refused =
  { kind: 'invalid'; errors: Record<string, string>; form: FormBlock; page: PublishedPage } | { kind: 'none' };

/** Checks the answers against the page as it is published now, and stores them with the customer they tell of, all or nothing. */
export async function submitForm(services: Services, sent: Sent): Promise<Outcome> {
  const checked = await checkForm(services, sent);
  if (checked.kind !== 'ready') return checked;
  const { store, form, page } = checked;
  const submissionId = await limitForms(() => services.db.org(page.org_id, store));
  return { kind: 'stored', submissionId, form, page };
}

/** Checks the answers, and gives what stores them in a transaction of the page's organization. */
export async function checkForm(services: Services, sent: Sent): Promise<Checked> {
  const page = await services.db.system((tx) => publishedPage(tx, sent.pageId));
  const form = page && formOf(page.document, sent.block);
  if (!form) return { kind: 'none' };
  const questions = questionsOf(form);
  const answers = tidyAnswers(sent.fields);
  const country = likelyCountry(sent.request);
  // Programs read English, people the language of the page.
  const text = textsOf(sent.source === 'api' ? 'en' : page.document.root.props.language).answers;
  const errors = { ...phoneErrors(questions, answers, country, text), ...checkAnswers(questions, answers, text) };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, form, page };
  const phoneOf = (name: string) => normalPhone(answers[name] ?? '', country);
  const first = (type: FormInput['input_type']) =>
    questions.find(({ name, input_type }) => input_type === type && answers[name] !== undefined)?.name;
  const [email, phone] = [first('email'), first('phone')];
  const toStore = {
    ...sent,
    orgId: page.org_id,
    visitor: await agreedVisitor(services, { orgId: page.org_id, mode: page.visitor_mode }, sent.request.headers),
    block: form.id,
    dedupeKey: dedupeKey(sent, answers),
    answers: questions
      .filter(({ name, input_type }) => answers[name] !== undefined && input_type !== 'consent')
      .map(({ name, input_display_name: label, input_type: type }) => ({
        name,
        label,
        value: (type === 'phone' && phoneOf(name)) || (answers[name] ?? ''),
      })),
    consent: consentGiven(questions, answers),
    email: email && answers[email],
    phone: phone && phoneOf(phone),
    name: personName(answers),
  };
  return { kind: 'ready', store: (tx) => storeSubmission(tx, services.now(), toStore), form, page };
}

/** The form of a page with this block id, or its only one. */
export function formOf({ content }: PageDocument, block: string | undefined): FormBlock | undefined {
  const forms = content.flatMap((each) => (each.type === 'form' ? [each.props] : []));
  return block ? forms.find(({ id }) => id === block) : forms.length === 1 ? forms[0] : undefined;
}

/** Which numbers there are in a country is known here alone; without it two ways to write one number would be two customers. */
function phoneErrors(
  questions: readonly FormInput[],
  answers: Answers,
  country: string | undefined,
  text: Texts['answers'],
) {
  const wrong = questions.filter(({ name, input_type }) => {
    const answer = answers[name];
    return input_type === 'phone' && answer !== undefined && !normalPhone(answer, country);
  });
  return Object.fromEntries(wrong.map(({ name }) => [name, text('phoneOfCountry')]));
}

function dedupeKey({ attempt, pageId, block, codeId }: Sent, answers: Answers): string {
  const hash = createHash('sha256').update(JSON.stringify([attempt, pageId, block, codeId]));
  return hash.update(JSON.stringify(answers)).digest('base64url');
}

/** The texts that were agreed to, word for word. */
const consentGiven = (questions: readonly FormInput[], answers: Answers): string =>
  questions
    .filter(({ name, input_type }) => input_type === 'consent' && answers[name] !== undefined)
    .map(({ input_display_name: text }) => text)
    .join('\n\n');

function personName(answers: Answers): string {
  const {
    first_name: first = '',
    last_name: last = '',
    name = '',
    full_name: full = '',
    your_name: your = '',
  } = answers;
  return `${first} ${last}`.trim() || name || full || your;
}
