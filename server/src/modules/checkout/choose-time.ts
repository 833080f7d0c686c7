import type { OpenMethod } from './open-methods.js';
import type { PickUpTime } from './pick-up-times.js';

/** The field that keeps an order from being made, or the time that was chosen. */
interface Choice {
  problem?: 'method_id' | 'pickup_from';
  chosen?: PickUpTime | undefined;
}

/** Whether the way to get an order is open, and one of its times was named where it has some. */
export function chooseTime(method: OpenMethod | undefined, from: string | undefined): Choice {
  if (!method || method.problem !== null) return { problem: 'method_id' };
  if (method.times.length === 0) return {};
  const chosen = method.times.find((time) => time.from.getTime() === Date.parse(from ?? ''));
  return chosen ? { chosen } : { problem: 'pickup_from' };
}
