import { salesDatabase, type KeptSale } from './desk-database.js';

/** Tabs of one browser tell each other that something of the desks has changed. */
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();
const listenAll = () => listeners.forEach((listen) => listen());

export function onKeptChange(listen: () => void): () => void {
  if (!channel && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('swapt-desk');
    channel.onmessage = listenAll;
  }
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

function say(): void {
  channel?.postMessage('changed');
  listenAll();
}

/** All of an organization, whatever desk they were made at, the oldest first. */
export async function keptSales(orgId: string): Promise<KeptSale[]> {
  const all = await (await salesDatabase()).getAll('sales');
  return all.filter(({ org_id }) => org_id === orgId).sort((a, b) => a.made_at - b.made_at);
}

/** On the disk of the device before anybody is told that it was sold. */
export async function keepSale(sale: KeptSale): Promise<void> {
  const transaction = (await salesDatabase()).transaction('sales', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(sale), transaction.done]);
  say();
}

export async function dropSale(saleKey: string): Promise<void> {
  await (await salesDatabase()).delete('sales', saleKey);
  say();
}
