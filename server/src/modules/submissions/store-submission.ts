import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { limitConcurrency } from '../../platform/limit-concurrency.js';
import { codeOfVisit } from '../pages/pages.service.js';
import { normalEmail, touchCustomer } from '../customers/customers.service.js';
import { insertSubmission, linkSubmission, selectSame, type Answer } from './submissions.sql.js';

interface Stored {
  orgId: string;
  pageId: string;
  codeId?: string;
  block: string;
  dedupeKey: string;
  source: 'form' | 'api';
  visitor: string;
  answers: readonly Answer[];
  consent: string;
  email: string | undefined;
  phone: string | undefined;
  name: string;
}

/**
 * Newcomers of one organization wait for each other on the database, each with a connection of its own. So many at once and no more: a form that is
 * sent by a whole hall at the same moment must leave connections to everybody else.
 */
const take = limitConcurrency({ running: 4, waiting: 1000 });

/** Waits for its turn among the forms. */
export async function limitForms<T>(store: () => Promise<T>): Promise<T> {
  const stored = await take(store);
  if (stored === undefined) throw new AppError('rate.limited');
  return stored;
}

/** Stores what a form brought, and who it was. What was stored before gives its id again. */
export async function storeSubmission(tx: Tx, at: Date, sent: Stored): Promise<string> {
  const { orgId, codeId, visitor, email, phone, name } = sent;
  const ledBy = await codeOfVisit(tx, orgId, codeId);
  const submissionId = uuidv7(at);
  // First of all, so that what comes twice at once is one before it tells of anybody.
  const [stored] = await insertSubmission(tx, {
    org_id: orgId,
    submission_id: submissionId,
    dedupe_key: sent.dedupeKey,
    page_id: sent.pageId,
    code_id: ledBy,
    block: sent.block,
    customer_id: null,
    visitor: visitor || null,
    source: sent.source,
    answers: sent.answers,
    consent: sent.consent,
    at,
    email: normalEmail(email ?? '') || null,
    phone: phone || null,
    name,
  });
  if (!stored) return submissionBefore(tx, sent);
  const customerId = await touchCustomer(tx, orgId, { email, phone, name, visitor, source: 'a form', at });
  if (customerId) await linkSubmission(tx, orgId, submissionId, customerId);
  return submissionId;
}

async function submissionBefore(tx: Tx, { orgId, dedupeKey }: Stored): Promise<string> {
  const [same] = await selectSame(tx, orgId, dedupeKey);
  if (!same) throw new Error('A submission was there before and is gone');
  return same.submission_id;
}
