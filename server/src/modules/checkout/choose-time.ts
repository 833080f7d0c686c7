import type { OpenMethod } from './open-methods.js';
import type { PickUpTime } from './pick-up-times.js';

/** What keeps an order from being made, by its field, or the time that was chosen. */
interface Choice {
  problem?: Partial<Record<'method_id' | 'pickup_from', string>>;
  chosen?: PickUpTime | undefined;
}

/** Whether the way to get an order is open, and one of its times was named where it has some. */
export function chooseTime(method: OpenMethod | undefined, from: string | undefined): Choice {
  if (!method || method.problem !== null) return { problem: { method_id: 'This way to get it is not open.' } };
  if (method.times.length === 0) return {};
  const chosen = method.times.find((time) => time.from.getTime() === Date.parse(from ?? ''));
  return chosen ? { chosen } : { problem: { pickup_from: 'Choose one of the times.' } };
}
