import type { Database, Tx } from './database.js';
import { isUuidInAnyCase } from './uuid.js';

/** What a kind of database must do; `Database` is made of this and adds the roles. */
export interface Engine {
  readonly kind: Database['engine'];
  transaction<T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Opens every transaction under a role that row-level security holds for. */
export function asDatabase(engine: Engine): Database {
  return {
    engine: engine.kind,
    org(orgId, work) {
      // The id becomes part of the statement that opens the transaction, so that opening costs one message.
      if (!isUuidInAnyCase(orgId)) throw new Error('An organization id must be a UUID');
      const begin = `begin; set local role swapt_app; set local app.org_id = '${orgId}'`;
      return engine.transaction(begin, work);
    },
    system: (work) => engine.transaction('begin; set local role swapt_system', work),
    listen: (channel, onNotify) => engine.listen(channel, onNotify),
    close: () => engine.close(),
  };
}
