import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { readAlertToken } from './alert-token.js';

export type Choice = 'read' | 'confirm' | 'stop';

interface Statements<Row> {
  select: (tx: Tx, alertId: string) => Promise<Row[]>;
  confirm: (tx: Tx, alertId: string) => Promise<unknown>;
  remove: (tx: Tx, alertId: string) => Promise<unknown>;
}

/** Reads, confirms or removes what the link of a mail stands for; nothing where the link does not work any more. */
export async function answerAlert<Row>(
  services: Services,
  { orgId, token, choice }: { orgId: string; token: string; choice: Choice },
  { select, confirm, remove }: Statements<Row>,
): Promise<Row | undefined> {
  const alertId = await readAlertToken(services, token);
  if (!alertId) return undefined;
  return services.db.org(orgId, async (tx) => {
    if (choice === 'confirm') await confirm(tx, alertId);
    const [alert] = await select(tx, alertId);
    if (choice === 'stop') await remove(tx, alertId);
    return alert;
  });
}
