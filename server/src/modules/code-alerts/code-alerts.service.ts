import { textsOf } from '@swapt/shared/messages/words';
import { uuidv7 } from '../../platform/db/uuid.js';
import { addressOf } from '../../platform/http/callers/network.js';
import { askForMail } from '../../platform/mail/mail-quota.js';
import { plainName } from '../../platform/mail/plain-name.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import type { Services } from '../../platform/services.js';
import { isUsedUp } from '../code-rules/code-rules.service.js';
import { readPublicPage } from '../pages/pages.service.js';
import type { KnownCode, PolicyCode, Resolution } from '../short-links/short-links.service.js';
import { readAlertToken, signAlert } from './alert-token.js';
import {
  confirmAlert,
  deleteAlert,
  insertAlert,
  selectAlert,
  unconfirmedMs,
  type AlertRow,
} from './code-alerts.sql.js';

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

interface Asker {
  email: string;
  ip: string;
  language: string;
}

/**
 * Asks whoever reads an address whether they want to be told. The answer is the same whether they were asked before or not; false tells a network
 * that it asked too often.
 */
export async function askForAlert(
  services: Services,
  code: KnownCode,
  { email, ip, language }: Asker,
): Promise<boolean> {
  const { db, config, scans, now } = services;
  const answer = await askForMail(services, { purpose: 'alertMail', to: email, ip: addressOf(ip) });
  if (answer !== 'sent') return answer === 'quiet';
  const secret = await scans.secret();
  const { orgId, codeId, orgName, slug } = code;
  const { codeAlertMail: text } = textsOf(language);
  await db.org(orgId, async (tx) => {
    const asked_at = now();
    const row = { org_id: orgId, alert_id: uuidv7(asked_at), code_id: codeId, email, language, asked_at };
    const [alert] = await insertAlert(tx, row);
    if (!alert) return;
    const name = { orgName: plainName(orgName) };
    const link = `${config.publicUrl}/code/${slug}/alert/${signAlert(secret, alert.alert_id)}`;
    await queueMail(tx, services, {
      to: email,
      orgId,
      goodForMs: unconfirmedMs,
      subject: text('confirmSubject', name),
      text: [text('hello'), text('confirmText', name), link, text('notYou')].join('\n\n'),
    });
  });
  return true;
}

/** Reads, confirms or removes what the link of a mail stands for; nothing where the link does not work any more. */
export async function decideAlert(
  services: Services,
  code: Resolution,
  token: string,
  choice: 'read' | 'confirm' | 'stop',
): Promise<AlertRow | undefined> {
  const alertId = await readAlertToken(services, token);
  if (!alertId || !('codeId' in code)) return undefined;
  const { orgId, codeId } = code;
  return services.db.org(orgId, async (tx) => {
    const [alert] =
      choice === 'confirm'
        ? await confirmAlert(tx, orgId, codeId, alertId, services.now())
        : await selectAlert(tx, orgId, codeId, alertId);
    if (alert && choice === 'stop') await deleteAlert(tx, orgId, codeId, alertId);
    return alert;
  });
}
