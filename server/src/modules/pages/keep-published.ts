import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { keepPublished } from './public-page.service.js';

/** Pages that can be shown while the database is away, although nobody asked for them before. */
const MOST_PUBLISHED = 2_000;
const EVERY_MS = 60_000;

/** Reads what is published ahead, every minute. Answers the way to stop. */
export const startKeepingPublished = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'What is published could not be read ahead', EVERY_MS, () =>
    keepPublished(services, MOST_PUBLISHED),
  );
