import type { Cart } from '../sale/cart.js';
import { deskDatabase, type KeptDesk, type ParkedCart } from './desk-database.js';

export const keptDesk = async (sessionId: string, orgId: string): Promise<KeptDesk | undefined> => {
  const kept = await (await deskDatabase()).get('desks', sessionId);
  return kept?.org_id === orgId ? kept : undefined;
};

export const keepDesk = async (desk: KeptDesk): Promise<void> => void (await (await deskDatabase()).put('desks', desk));

/** The sale that goes on at a desk stands under the id of the desk. */
export async function currentCart(sessionId: string): Promise<Cart | undefined> {
  return (await (await deskDatabase()).get('parked', sessionId))?.cart;
}

export async function parkedCarts(sessionId: string): Promise<ParkedCart[]> {
  const all = await (await deskDatabase()).getAll('parked');
  return all.filter((one) => one.session_id === sessionId && one.parked_id !== sessionId).sort((a, b) => a.at - b.at);
}

export const parkCart = async (parked: ParkedCart): Promise<void> =>
  void (await (await deskDatabase()).put('parked', parked));

export const unparkCart = async (parkedId: string): Promise<void> => (await deskDatabase()).delete('parked', parkedId);
