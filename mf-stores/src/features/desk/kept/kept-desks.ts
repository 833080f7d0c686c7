import type { Cart } from '../sale/cart.js';
import { desksDatabase, type KeptDesk, type ParkedCart } from './desk-database.js';

interface Whose {
  sessionId: string;
  userId: string;
}

export async function keptDesk({ sessionId, userId }: Whose, orgId: string): Promise<KeptDesk | undefined> {
  const kept = await (await desksDatabase()).get('desks', sessionId);
  return kept?.org_id === orgId && kept.user_id === userId ? kept : undefined;
}

export const keepDesk = async (desk: KeptDesk): Promise<void> =>
  void (await (await desksDatabase()).put('desks', desk));

/** The sale that goes on at a desk stands under the id of the desk. */
export async function currentCart({ sessionId, userId }: Whose): Promise<Cart | undefined> {
  const kept = await (await desksDatabase()).get('parked', sessionId);
  return kept?.user_id === userId ? kept.cart : undefined;
}

export async function parkedCarts({ sessionId, userId }: Whose): Promise<ParkedCart[]> {
  const all = await (await desksDatabase()).getAll('parked');
  return all
    .filter((one) => one.session_id === sessionId && one.user_id === userId && one.parked_id !== sessionId)
    .sort((a, b) => a.at - b.at);
}

export const parkCart = async (parked: ParkedCart): Promise<void> =>
  void (await (await desksDatabase()).put('parked', parked));

export const unparkCart = async (parkedId: string): Promise<void> => (await desksDatabase()).delete('parked', parkedId);

/** Somebody else signed in: what another person put aside is not for them. */
export async function forgetDesksOfOthers(userId: string): Promise<void> {
  const db = await desksDatabase();
  const isOfOthers = (one: { user_id: string }) => one.user_id !== userId;
  for (const { session_id: id } of (await db.getAll('desks')).filter(isOfOthers)) await db.delete('desks', id);
  for (const { parked_id: id } of (await db.getAll('parked')).filter(isOfOthers)) await db.delete('parked', id);
}
