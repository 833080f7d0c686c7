import pg from 'pg';
import type { Row } from './database.js';
import type { Engine } from './engine.js';
import { toDatabaseError } from './errors.js';
import { postgresListener } from './postgres-listener.js';
import { refuseNesting, runTransaction, type Connection } from './transaction.js';
import { parsers } from './types.js';

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return (format !== 'binary' && parsers[oid]) || (pg.types.getTypeParser(oid, format) as (value: string) => unknown);
}

/** A pool of connections. A connection that breaks fails what ran on it as DatabaseUnavailable and is replaced; the process goes on. */
export function postgresEngine(connectionString: string): Engine {
  const settings = { connectionString, types: { getTypeParser }, application_name: 'swapt', keepAlive: true };
  const limits = { max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 60_000 };
  // Compiling a statement takes longer than any of ours runs: seconds for the doctor's largest.
  const pool = new pg.Pool({ ...settings, ...limits, options: '-c jit=off' });
  // Without a listener, a connection lost while idle or between two statements would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const listener = postgresListener(() => new pg.Client(settings));

  return {
    kind: 'postgres',
    async transaction(begin, work) {
      refuseNesting();
      const client = await pool.connect().catch(rethrow);
      const broken = { yes: false };
      try {
        return await runTransaction(connection(client, broken), begin, work);
      } finally {
        client.release(broken.yes);
      }
    },
    listen: (channel, onNotify) => listener.listen(channel, onNotify),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

function connection(client: pg.PoolClient, broken: { yes: boolean }): Connection {
  return {
    async query(text, values, name) {
      try {
        if (!values) {
          // The parse edge: one result, or for several statements a list of them, which the driver's types do not tell.
          const results = (await client.query(text)) as pg.QueryResult<Row> | pg.QueryResult<Row>[];
          return (Array.isArray(results) ? results.at(-1)?.rows : results.rows) ?? [];
        }
        return (await client.query<Row>({ text, values: [...values], ...(name && { name }) })).rows;
      } catch (error) {
        const known = toDatabaseError(error);
        if (!(known instanceof Error && known.name === 'DatabaseError')) broken.yes = true;
        throw known;
      }
    },
  };
}

function rethrow(error: unknown): never {
  throw toDatabaseError(error);
}
