import { makeServices } from '../app/make-services.js';
import pino from 'pino';
import { readConfig } from '../platform/config/config.js';
import type { Database } from '../platform/db/database.js';
import type { Services } from '../platform/services.js';
import { readEngines } from './engines/engines.js';
import { newPglite, newPostgres } from './engines/test-databases.js';
import { asTestDatabase, type TestDatabase } from './engines/test-database.js';
import { testFolder } from './test-folder.js';

export interface EngineCase {
  engine: Database['engine'];
  /** Ready within tests and hooks, not while the suite is being described. */
  db: TestDatabase;
}

/** Runs a suite on PGlite and, where it is on the machine, on PostgreSQL; each time on a database with all tables and no rows. */
export function describeOnEngines(title: string, define: (use: EngineCase) => void): void {
  describeOnPglite(title, define);
  describeOnPostgres(title, ({ db }) => define({ engine: 'postgres', db }));
}

/**
 * Runs a suite on PostgreSQL where it is on the machine, and else on PGlite: for behaviour around the database. What is about a race, a lock, a
 * constraint or the wall between organizations runs on both; every statement is prepared on both elsewhere. `npm run prove -- engines` runs these on
 * both, too.
 */
export function describeOnEngine(title: string, define: (use: EngineCase) => void): void {
  if (isProvingEngines) describeOnEngines(title, define);
  else if (isWithoutPostgres()) describeOnPglite(title, define);
  else describeOnPostgres(title, ({ db }) => define({ engine: 'postgres', db }));
}

/** Whether an engine is the one on which a part of a suite runs that is asked of one engine only. */
export const isAsked = (engine: Database['engine'], of: Database['engine']): boolean =>
  isProvingEngines || isWithoutPostgres() || engine === of;

const isProvingEngines = process.env.SWAPT_PROVE === 'engines';
const isWithoutPostgres = () => 'missing' in readEngines().postgres;

function describeOnPglite(title: string, define: (use: EngineCase) => void): void {
  describe(`${title} on PGlite`, () => suite('pglite', newPglite, define));
}

/** For what only PostgreSQL can prove: races, lost connections. `url` opens further pools on the same database. */
export function describeOnPostgres(
  title: string,
  define: (use: { db: TestDatabase; url: () => string }) => void,
): void {
  const { postgres } = readEngines();
  const name = `${title} on PostgreSQL`;
  if ('missing' in postgres) {
    describe.skip(name, () => define({ db: unopened, url: () => '' }));
    return;
  }
  let url = '';
  const open = async () => {
    const made = await newPostgres();
    url = made.url;
    return made.db;
  };
  describe(name, () => suite('postgres', open, ({ db }) => define({ db, url: () => url })));
}

function suite(engine: Database['engine'], open: () => Promise<TestDatabase>, define: (use: EngineCase) => void): void {
  let opened = unopened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  define({
    engine,
    db: {
      engine,
      org: (orgId, work) => opened.org(orgId, work),
      system: (work) => opened.system(work),
      listen: (channel, onNotify) => opened.listen(channel, onNotify),
      close: () => opened.close(),
    },
  });
}

function notYet(): never {
  throw new Error('Not there yet: the database of a suite is there in its tests and hooks, not before');
}
const unopened: TestDatabase = {
  engine: 'pglite',
  org: notYet,
  system: notYet,
  listen: notYet,
  close: async () => undefined,
};

export interface TestServices extends Services {
  db: TestDatabase;
  /** Moves the clock that `now` shows. */
  setNow: (moment: Date | string) => void;
}

/** Services with a silent log, a data folder of their own and a clock that stands at 2026-11-20 10:00 UTC until it is set. */
export function testServices(db: Database, overrides: Partial<Services> = {}): TestServices {
  let moment = new Date('2026-11-20T10:00:00.000Z');
  const base = {
    config: readConfig({ SWAPT_DATA_DIR: testFolder() }),
    db,
    log: pino({ level: 'silent' }),
    now: () => moment,
    ...overrides,
  };
  return {
    ...makeServices(base),
    setNow: (next) => {
      moment = new Date(next);
    },
    ...overrides,
    db: asTestDatabase(base.db),
  };
}
