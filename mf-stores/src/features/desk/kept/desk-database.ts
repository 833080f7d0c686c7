import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Api, DeskSession } from '@swapt/shared/contract';
import { draftDatabase } from '@swapt/shared/drafts';
import type { ErrorCode } from '@swapt/shared/values';
import type { Cart, Shelf } from '../sale/cart.js';
import type { Receipt } from '../receipt/receipt.js';

/** A sale that was made here and that the server has not confirmed. */
export interface KeptSale {
  sale_key: string;
  org_id: string;
  /** Who was signed in: sent by somebody else, it would be theirs. */
  user_id: string;
  session_id: string;
  /** By the clock of this device, which may be wrong: only differences of it are sent. */
  made_at: number;
  input: Omit<Api['pos.sell']['in'], 'org_id' | 'session_id' | 'sale_key' | 'made_ago'>;
  receipt: Receipt;
  /** Why the server did not take it; none while it waits for the network. */
  problem: { code: ErrorCode; message: string; fields: string[] } | null;
}

/** What a desk was when the network was there last. */
export interface KeptDesk {
  session_id: string;
  org_id: string;
  user_id: string;
  session: DeskSession;
  shelf: Shelf;
  /** As of `DeskData`, in ms. */
  clock_off: number;
}

/** A sale that somebody began and that goes on later. */
export interface ParkedCart {
  parked_id: string;
  session_id: string;
  user_id: string;
  cart: Cart;
  at: number;
}

interface Sales extends DBSchema {
  sales: { key: string; value: KeptSale };
}

interface Desks extends DBSchema {
  desks: { key: string; value: KeptDesk };
  parked: { key: string; value: ParkedCart };
}

/** Sales stay on the device until the server has them, whoever is signed in. */
export const salesDatabase = databaseOf<Sales>('swapt-sales', (db) => {
  db.createObjectStore('sales', { keyPath: 'sale_key' });
});

/** What is forgotten with the drafts of who signs out. */
export const desksDatabase = databaseOf<Desks>(draftDatabase, (db) => {
  db.createObjectStore('desks', { keyPath: 'session_id' });
  db.createObjectStore('parked', { keyPath: 'parked_id' });
});

/** Opens a database once. A failure is not kept: the next one tries again. */
function databaseOf<S extends DBSchema>(name: string, create: (db: IDBPDatabase<S>) => void) {
  let opened: Promise<IDBPDatabase<S>> | undefined;
  return (): Promise<IDBPDatabase<S>> => {
    const open = (opened ??= openDB<S>(name, 1, {
      upgrade: create,
      // Cleared by the person while a page is open, or in the way of its deletion.
      terminated: () => (opened = undefined),
      blocking: (_, __, event) => {
        opened = undefined;
        (event.target as IDBDatabase).close();
      },
    }));
    open.catch(() => (opened = undefined));
    return open;
  };
}

/** Why something could not be kept on this device, in words. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
