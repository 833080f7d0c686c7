import type { Services } from '../../services.js';
import { uuidv7 } from '../../db/uuid.js';
import { AppError } from '../../http/app-error.js';
import { inTurns } from '../../in-turns.js';
import { codeOfVisit } from '../pages/public-page.service.js';
import { touchCustomer } from '../customers/touch-customer.js';
import { countForCustomer, insertSubmission, selectSame, type Answer } from './submissions.sql.js';

interface Stored {
  orgId: string;
  pageId: string;
  codeId?: string;
  block: string;
  dedupeKey: string;
  once: { mayDiffer: boolean };
  source: 'form' | 'api';
  visitor: string;
  answers: readonly Answer[];
  consent: string;
  email: string | undefined;
  phone: string | undefined;
  name: string;
}

/**
 * Forms of one organization wait for each other on the database, each with a connection of its own. So many at once and no more: a form that is sent
 * by a whole hall at the same moment must leave connections to everybody else.
 */
const take = inTurns({ running: 4, waiting: 1000 });

/** Stores what a form brought, and who it was, in one transaction. What was stored before gives its id again. */
export async function storeSubmission(services: Services, sent: Stored): Promise<string> {
  const submissionId = await take(() => storeNow(services, sent));
  if (submissionId === undefined) throw new AppError('rate.limited');
  return submissionId;
}

async function storeNow({ db, now }: Services, sent: Stored): Promise<string> {
  const { orgId, codeId, visitor, email, phone, name } = sent;
  return db.org(orgId, async (tx) => {
    const at = now();
    const ledBy = await codeOfVisit(tx, orgId, codeId);
    // From here on everything about customers of the organization takes turns, so that what comes twice at once finds the first.
    const customerId = await touchCustomer(tx, orgId, { email, phone, name, visitor, source: 'a form', at });
    const submissionId = uuidv7(at);
    const [stored] = await insertSubmission(tx, {
      org_id: orgId,
      submission_id: submissionId,
      dedupe_key: sent.dedupeKey,
      page_id: sent.pageId,
      code_id: ledBy,
      block: sent.block,
      customer_id: customerId ?? null,
      visitor: visitor || null,
      source: sent.source,
      answers: sent.answers,
      consent: sent.consent,
      at,
    });
    if (stored) {
      if (customerId) await countForCustomer(tx, orgId, customerId);
      return submissionId;
    }
    const [same] = await selectSame(tx, orgId, sent.dedupeKey);
    if (!same || (!sent.once.mayDiffer && !isSame(same.answers, sent.answers))) {
      throw new AppError('idempotency.mismatch');
    }
    return same.submission_id;
  });
}

const isSame = (one: readonly Answer[], other: readonly Answer[]) =>
  one.length === other.length &&
  one.every(({ name, value }, index) => name === other[index]?.name && value === other[index].value);
