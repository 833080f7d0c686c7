import type { Services } from '../services.js';

/** What a service reported: that something happened to an object. */
export interface VendorEvent {
  vendor: string;
  eventId: string;
  type: string;
  /** Null, as is the organization: of the installation's own account. */
  account: string | null;
  orgId: string | null;
  objectId: string;
}

/**
 * What is done about a report, outside of any transaction: the object is read again at the service, and what it says is written. It comes at least once
 * and in any order, so its effect must be the same when it comes again, or late.
 */
export type VendorEventHandler = (event: VendorEvent, services: Services) => Promise<void>;

/** By service and type, such as `stripe payment_intent.succeeded`. */
export type VendorEventHandlers = Readonly<Record<string, VendorEventHandler>>;

export const handlerName = ({ vendor, type }: Pick<VendorEvent, 'vendor' | 'type'>) => `${vendor} ${type}`;
