import type { Handlers } from '../../platform/http/handler.js';
import { cancelEvent, closeEvent, reopenEvent } from './event-states.js';
import { changeEvent, createEvent } from './edit-event.js';
import { listEvents, readEvent } from './read-event.js';
import { countDesk, listSessions, readSession, startDesk } from './sessions.js';

type Ids =
  | 'stores.events'
  | 'events.get'
  | 'events.create'
  | 'events.update'
  | 'events.close'
  | 'events.reopen'
  | 'events.cancel'
  | 'pos.start'
  | 'pos.session'
  | 'pos.count';

export const eventsHandlers: Handlers<Ids> = {
  'stores.events': async (ctx, input) => listEvents(ctx, input),
  'events.get': async (ctx, { event_id: id }) => ({
    data: { ...(await readEvent(ctx, id)), sessions: await listSessions(ctx, id) },
  }),
  'events.create': async (ctx, { org_id: _, ...fields }) => ({ data: await createEvent(ctx, fields) }),
  'events.update': async (ctx, input) => ({ data: await changeEvent(ctx, input) }),
  'events.close': async (ctx, { event_id }) => ({ data: await closeEvent(ctx, event_id) }),
  'events.reopen': async (ctx, { event_id }) => ({ data: await reopenEvent(ctx, event_id) }),
  'events.cancel': async (ctx, { event_id }) => ({ data: await cancelEvent(ctx, event_id) }),
  'pos.start': async (ctx, input) => ({ data: await startDesk(ctx, input) }),
  'pos.session': async (ctx, { session_id }) => ({ data: await readSession(ctx, session_id) }),
  'pos.count': async (ctx, input) => ({ data: await countDesk(ctx, input) }),
};
