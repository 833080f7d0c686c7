import { defineModule } from '../module.js';
import { repeat } from '../jobs/repeat.js';
import type { Services } from '../services.js';
import type { StandInServer } from './stand-in/base.js';
import { tidyStandIns } from './stand-in/post-reports.js';
import { squareWebhookPath, webhookPath } from './vendor-paths.js';

const EVERY_MS = 2_000;

/** Stand-ins post all that is due, to this process where it listens itself. */
function postReports({ vendors: { standIns }, config, log }: Services): () => Promise<void> {
  const base = config.role === 'worker' ? config.publicUrl : `http://127.0.0.1:${config.port}`;
  const posting = (standIn: StandInServer | undefined, path: string) => {
    if (!standIn) return async () => undefined;
    let isEnding = false;
    const stop = repeat(log, 'Reports of a stand-in could not be posted', EVERY_MS, async () => {
      while (!isEnding && (await standIn.post(`${base}${path}`)) > 0);
    });
    return async () => {
      isEnding = true;
      await stop();
      await standIn.close();
    };
  };
  const ends = [posting(standIns.stripe, webhookPath), posting(standIns.square, squareWebhookPath)];
  return async () => {
    for (const end of ends) await end();
  };
}

export const vendorsModule = defineModule({ tidy: tidyStandIns, background: { worker: postReports } });
