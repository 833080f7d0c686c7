import type { Static, TSchema } from 'typebox';
import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import type { VendorDetail } from '../vendors/vendor-error.js';

/** What an outside service is asked for: which one, what, and with what. */
export interface VendorCallKind<Request extends TSchema = TSchema> {
  vendor: string;
  operation: string;
  /** Ids and amounts alone, nothing personal: it is kept. */
  request: Request;
}

/** One call, as it was queued. */
export interface VendorCall<Request> {
  orgId: string;
  /** The service's idempotency key, where it takes one, and what it is found by there. */
  callId: string;
  subjectId: string;
  request: Request;
  queuedAt: Date;
}

/** What came of it: the service's own id of it, and what the service said with it, which is not kept. */
export interface Answer<Reply> {
  ref: string;
  reply: Reply;
}

/** How a call ended. */
export type Outcome<Reply> = ({ state: 'done' } & Answer<Reply>) | { state: 'failed'; error: VendorDetail };

/** A kind of call with what it does. None of it but `end` is done inside of a transaction. */
export interface VendorCallSteps<Request extends TSchema, Reply> {
  /**
   * How long the service does nothing twice that it is asked for under one id; 0 where it knows no such ids. A call that may have been sent before is
   * sent again within that time, and looked up after it.
   */
  safeAgainMs: number;
  send: (call: VendorCall<Static<Request>>, services: Services) => Promise<Answer<Reply>>;
  /** What the service did about an earlier attempt; nothing where it never heard of it. */
  find: (call: VendorCall<Static<Request>>, services: Services) => Promise<Answer<Reply> | undefined>;
  /** Writes what came of it, exactly once, in the transaction that ends the call. */
  end: (tx: Tx, call: VendorCall<Static<Request>>, outcome: Outcome<Reply>, services: Services) => Promise<void>;
}
