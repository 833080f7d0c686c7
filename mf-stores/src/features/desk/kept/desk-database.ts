import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Api, DeskSession } from '@swapt/shared/contract';
import type { ErrorCode } from '@swapt/shared/values';
import type { Cart, Shelf } from '../sale/cart.js';
import type { Receipt } from '../receipt/receipt.js';

/** A sale that was made here and that the server has not confirmed. */
export interface KeptSale {
  sale_key: string;
  org_id: string;
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
  session: DeskSession;
  shelf: Shelf;
}

/** A sale that somebody began and that goes on later. */
export interface ParkedCart {
  parked_id: string;
  session_id: string;
  org_id: string;
  cart: Cart;
  at: number;
}

interface Schema extends DBSchema {
  sales: { key: string; value: KeptSale };
  desks: { key: string; value: KeptDesk };
  parked: { key: string; value: ParkedCart };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The database of desks in this browser. A failure is not kept: the next one tries again. */
export function deskDatabase(): Promise<IDBPDatabase<Schema>> {
  const open = (opened ??= openDB<Schema>('swapt-desk', 1, {
    upgrade: (db) => {
      db.createObjectStore('sales', { keyPath: 'sale_key' });
      db.createObjectStore('desks', { keyPath: 'session_id' });
      db.createObjectStore('parked', { keyPath: 'parked_id' });
    },
    // Cleared by the person while a page is open, or needed by a newer version of it.
    terminated: () => (opened = undefined),
    blocking: (_, __, event) => {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
  }));
  open.catch(() => (opened = undefined));
  return open;
}

/** Why something could not be kept on this device, in words. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
