import type { Tx } from '../platform/db/database.js';

/** The installation's secret of this name; the first process to ask keeps its suggestion. */
export async function selectSecret(tx: Tx, name: string, suggestion: Uint8Array): Promise<Uint8Array> {
  await tx.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [name, suggestion]);
  const [row] = await tx.query('select value from secrets where name = $1', [name]);
  return row?.value ?? suggestion;
}

/** Forgets the secrets whose names begin so and come before this one. */
export const deleteSecrets = (tx: Tx, prefix: string, before: string) =>
  tx.query('delete from secrets where starts_with(name, $1) and name < $2 collate "C"', [prefix, before]);
