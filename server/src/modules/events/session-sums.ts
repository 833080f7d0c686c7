import type { Tx } from '../../platform/db/database.js';
import { selectMoves, selectSums } from './sessions.sql.js';

/** What a drawer should have: what was put in, and what came in with cash, less what went back and out. */
export async function expectedCash(tx: Tx, orgId: string, sessionId: string, opening: number): Promise<number> {
  const sums = await selectSums(tx, orgId, [sessionId]);
  return cashIn(opening, sums, await selectMoves(tx, orgId, [sessionId]));
}

interface Sum {
  tender: string;
  in: number;
  back: number;
}

export function cashIn(
  opening: number,
  sums: readonly Sum[],
  moves: readonly { kind: string; amount: number }[],
): number {
  const cash = sums.find(({ tender }) => tender === 'cash');
  const moved = moves.reduce((sum, { kind, amount }) => sum + (kind === 'in' ? amount : -amount), 0);
  return opening + (cash?.in ?? 0) - (cash?.back ?? 0) + moved;
}
