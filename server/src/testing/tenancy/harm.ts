import { contract, type Operation, type OperationId } from '@swapt/shared/contract';

/** What operations do to a world: read it, change it, or take something away from it. */
export type Harm = 'none' | 'change' | 'loss';
const order: readonly Harm[] = ['none', 'change', 'loss'];

/** After these, others answer otherwise: the caller has a second organization, a desk or a store is in another state. */
const changesOthers = /^(org|pos|stores)\./;

export function harmOf(id: OperationId, operation: Operation): Harm {
  if (onlyReads(operation)) return 'none';
  const takesAway = operation.method === 'DELETE' || /delete|remove|cancel|end|close|leave/i.test(id);
  return takesAway || changesOthers.test(id) ? 'loss' : 'change';
}

/** Some that read are not marked as `readsOnly`, but whoever may only read may call them. */
export const onlyReads = ({ method, who, readsOnly }: Operation): boolean =>
  method === 'GET' || readsOnly === true || who.endsWith(':read');

/** All of the contract. What takes something away comes last, so that the others find a world with one of everything. */
export const leastHarmFirst = (Object.entries(contract) as [OperationId, Operation][]).sort(
  ([a, one], [b, two]) => order.indexOf(harmOf(a, one)) - order.indexOf(harmOf(b, two)),
);
