import type { Config } from '../config/config.js';
import type { Database } from '../db/database.js';
import { cachedStorage } from './cached-storage.js';
import { databaseStorage } from './database-storage.js';
import { diskStorage } from './disk-storage.js';
import type { Storage } from './storage.js';

/** With the embedded database, files lie beside it in the data folder; with one that several hosts share, they are in it. */
export const openStorage = ({ dataDir }: Pick<Config, 'dataDir'>, db: Database): Storage =>
  db.engine === 'postgres' ? cachedStorage(databaseStorage(db)) : diskStorage(dataDir);
