import { Type, type Static, type TSchema } from 'typebox';
import type { Tx } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { defineJob, type JobDefinition } from '../jobs/define-job.js';
import { enqueue } from '../jobs/enqueue.js';
import { attemptCall, CALL_LEASE_MS } from './attempt-call.js';
import type { VendorCallKind, VendorCallSteps } from './vendor-call.js';
import { insertCall, selectQueued } from './vendor-calls.sql.js';

const payload = Type.Object({ call_id: Type.String({ format: 'uuid' }) });
const kindOf = ({ vendor, operation }: Pick<VendorCallKind, 'vendor' | 'operation'>) => `${vendor}.${operation}`;

/** A kind of call with the job that sends it: the module lists the job. */
export interface VendorCallDefinition<Request extends TSchema, Reply>
  extends VendorCallKind<Request>, VendorCallSteps<Request, Reply> {
  job: JobDefinition<typeof payload>;
}

/** A kind of call, declared once. Its job goes on by itself until the service has answered, later and later. */
export function defineVendorCall<Request extends TSchema, Reply>({
  name,
  ...call
}: VendorCallKind<Request> & VendorCallSteps<Request, Reply> & Pick<JobDefinition, 'name'>): VendorCallDefinition<
  Request,
  Reply
> {
  const job = defineJob({
    kind: kindOf(call),
    payload,
    name,
    run: async ({ job: { org_id: orgId, payload: asked }, services, outside, finish }) => {
      const callId = asked.call_id;
      const found = await outside(() => attemptCall(services, call, { orgId, callId }));
      await finish(async (tx) => {
        if (found.state === 'waiting') await enqueueSending(tx, call, { orgId, callId }, services.now(), found.nextAt);
      });
    },
  });
  return { ...call, job };
}

interface NewCallOf<Request> {
  orgId: string;
  subject: { kind: string; id: string };
  /** Which of several calls of its kind about one subject it is, from 1. */
  nth?: number;
  request: Request;
  now: Date;
  /** Whether who queues it sends it at once (`attemptCall`), as somebody waits for it: the job comes after it, in case that this process ends before. */
  isSentAtOnce?: boolean;
}

/**
 * Queues a call in the transaction of the change that needs it, and gives its id. What was queued for the subject before stays as it is, so doing it
 * twice asks the service once.
 */
export async function queueCall<Request extends TSchema>(
  tx: Tx,
  call: VendorCallKind<Request>,
  { orgId, subject, nth = 1, request, now, isSentAtOnce = false }: NewCallOf<Static<Request>>,
): Promise<string> {
  const { vendor, operation } = call;
  const callId = uuidv7(now);
  const row = { orgId, callId, vendor, operation, subjectKind: subject.kind, subjectId: subject.id, nth, request };
  const runAt = isSentAtOnce ? new Date(now.getTime() + CALL_LEASE_MS) : now;
  const [inserted] = await insertCall(tx, row, now, runAt);
  if (inserted) {
    await enqueueSending(tx, call, { orgId, callId }, now, runAt);
    return callId;
  }
  const [queued] = await selectQueued(tx, row);
  if (!queued) throw new Error('A call that was queued before is gone');
  return queued.call_id;
}

const enqueueSending = (
  tx: Tx,
  call: Pick<VendorCallKind, 'vendor' | 'operation'>,
  { orgId, callId }: { orgId: string; callId: string },
  now: Date,
  runAt: Date,
) => enqueue(tx, { kind: kindOf(call), payload }, { orgId, payload: { call_id: callId }, now, runAt, key: callId });
