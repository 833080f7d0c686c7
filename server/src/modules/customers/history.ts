import type { ActivityKind } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { insertEvent } from './touch.sql.js';

export interface Change {
  orgId: string;
  customerId: string;
  at: Date;
  /** Who of the team makes it; nobody when it comes with what a customer did. */
  by?: string;
}

/** Writes down what happened to a record, so that the team can see later why it is as it is. */
export async function addEvent(
  tx: Tx,
  { orgId, customerId, at, by }: Change,
  kind: Exclude<ActivityKind, 'scan' | 'submission'>,
  detail: Record<string, string>,
): Promise<void> {
  const row = { org_id: orgId, event_id: uuidv7(at), customer_id: customerId, kind, detail, made_by: by ?? null, at };
  await insertEvent(tx, row);
}
