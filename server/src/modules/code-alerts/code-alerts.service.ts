import { textsOf } from '@swapt/shared/messages/words';
import { plainName } from '../../platform/mail/plain-name.js';
import type { Services } from '../../platform/services.js';
import { answerAlert, askToConfirm, type Asker, type Choice } from '../alerts/alerts.service.js';
import { isUsedUp } from '../code-rules/code-rules.service.js';
import { readPublicPage } from '../pages/pages.service.js';
import type { KnownCode, PolicyCode, Resolution } from '../short-links/short-links.service.js';
import { confirmAlert, deleteAlert, insertAlert, selectAlert, type AlertRow } from './code-alerts.sql.js';

export { deleteAlertsTo } from './code-alerts.sql.js';

/**
 * The code at a short name, while shoppers can ask to be told when it works: it leads nowhere now, or to a page that is not public, and not because the
 * operator stopped one of them.
 */
export async function waitingCode(services: Services, code: Resolution): Promise<KnownCode | undefined> {
  if (code.kind === 'paused' || code.kind === 'archived') return code.isSuspended ? undefined : code;
  if (code.kind !== 'policy' && code.kind !== 'target') return undefined;
  if (code.kind === 'policy' && (await isClosed(services, code))) return code;
  return (await lacksPage(services, code)) ? code : undefined;
}

/** By its dates, or because it is used up. */
async function isClosed(services: Services, code: PolicyCode): Promise<boolean> {
  const { startsAt, expiresAt, scanLimit } = code.policy;
  const now = services.now();
  if ((startsAt && now < startsAt) || (expiresAt && now >= expiresAt)) return true;
  return scanLimit !== null && isUsedUp(services, code);
}

/** Whether the page that a code shows is a draft or deleted. One that is gone for good, or that the operator stopped, is not waited for. */
async function lacksPage(services: Services, { pageId }: KnownCode): Promise<boolean> {
  if (pageId === undefined) return false;
  const { value: page } = await readPublicPage(services, { pageId });
  return page.kind === 'draft' || page.kind === 'deleted';
}

/** Asks whoever reads an address whether they want to be told; false tells a network that it asked too often. */
export async function askForAlert(services: Services, code: KnownCode, asker: Asker): Promise<boolean> {
  const { orgId, codeId, orgName, slug } = code;
  const { codeAlertMail: own } = textsOf(asker.language);
  const name = { orgName: plainName(orgName) };
  return askToConfirm(services, asker, {
    orgId,
    insert: (tx, alert) => insertAlert(tx, { ...alert, code_id: codeId }),
    page: `${services.config.publicUrl}/code/${slug}/alert`,
    subject: own('confirmSubject', name),
    text: own('confirmText', name),
  });
}

/** Reads, confirms or removes what the link of a mail stands for; nothing where the link does not work any more. */
export async function decideAlert(
  services: Services,
  code: Resolution,
  token: string,
  choice: Choice,
): Promise<AlertRow | undefined> {
  if (!('codeId' in code)) return undefined;
  const { orgId, codeId } = code;
  return answerAlert(
    services,
    { orgId, token, choice },
    {
      select: (tx, alertId) => selectAlert(tx, orgId, codeId, alertId),
      confirm: (tx, alertId) => confirmAlert(tx, orgId, codeId, alertId, services.now()),
      remove: (tx, alertId) => deleteAlert(tx, orgId, codeId, alertId),
    },
  );
}
