import { Type } from 'typebox';
import { defineJob, type JobKind } from '../jobs/define-job.js';
import { MAX_ATTEMPTS } from '../jobs/run-jobs.js';
import { handlerName, type VendorEvent, type VendorEventHandlers } from './vendor-event.js';
import { endEvent, selectReceived } from './vendor-events.sql.js';

const payload = Type.Object({ vendor: Type.String(), event_id: Type.String() });

export const eventReceived = { kind: 'vendors.event', payload } satisfies JobKind;

/** Does what is to be done about a report. One that fails again and again is dead, which the doctor says. */
export const handleEvent = (handlers: VendorEventHandlers) =>
  defineJob({
    ...eventReceived,
    name: undefined,
    run: async ({ job, services, statements, outside, finish }) => {
      const [row] = await statements((tx) => selectReceived(tx, job.payload.vendor, job.payload.event_id));
      if (!row) return finish(async () => undefined);
      const { event_id: eventId, org_id: orgId, object_id: objectId, ...rest } = row;
      const event: VendorEvent = { ...rest, eventId, orgId, objectId };
      const handler = handlers[handlerName(event)];
      try {
        await outside(async () => handler?.(event, services));
      } catch (error) {
        if (job.attempts >= MAX_ATTEMPTS) await statements((tx) => endEvent(tx, event, 'dead'));
        throw error;
      }
      await finish(async (tx) => void (await endEvent(tx, event, handler ? 'done' : 'ignored')));
    },
  });
