import { createHmac } from 'node:crypto';
import type { TestApp } from '../app.js';

/** A report as the card service posts it. */
export interface CardReport {
  id: string;
  type: string;
  account?: string;
  data: { object: { id: string } };
}

/** What the stand-in has to report so far; nobody posted any of it yet. */
export const reportsOf = async ({ services: { db } }: TestApp): Promise<CardReport[]> => {
  const rows = await db.system((tx) =>
    tx.query<{ event: CardReport }>(
      `select body -> 'event' as event from standin_objects where vendor = 'stripe' and kind = 'report'`,
    ),
  );
  return rows.map(({ event }) => event);
};

/** The header that goes with a body that was signed with a secret so many seconds ago. */
export function signatureOf(body: string, secret: string, secondsAgo = 0): string {
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** In an order that chance gives. */
export function shuffled<T>(all: readonly T[]): T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
