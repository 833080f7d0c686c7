import { contract, type Operation } from '@swapt/shared/contract';
import { keysOfThings } from '../../db/tables.gen.js';

export type OwningTable = keyof typeof keysOfThings;

const isOwning = (table: string): table is OwningTable => Object.hasOwn(keysOfThings, table);

/** The table of an operation's owner. A name that is no table of things never reaches a statement: the program does not start. */
export function owningTable(table: string): OwningTable {
  if (!isOwning(table)) throw new Error(`No things of organizations are in a table “${table}”`);
  return table;
}

/** Those that the operations of a contract name. */
export const tablesNamedBy = (operations: Readonly<Record<string, Operation>>): OwningTable[] =>
  [...new Set(Object.values(operations).flatMap(({ owner }) => (owner ? [owningTable(owner.table)] : [])))].sort();

export const owningTables = tablesNamedBy(contract);
