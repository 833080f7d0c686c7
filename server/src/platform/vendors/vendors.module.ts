import { defineModule } from '../module.js';
import { repeat } from '../jobs/repeat.js';
import type { Services } from '../services.js';
import { webhookPath } from './vendor-paths.js';
import { tidyStandIn } from './stripe/stand-in/report.js';

const EVERY_MS = 2_000;

/** Stand-ins post to this process where it listens itself. */
function postReports({ vendors: { standIns }, config, log }: Services): () => Promise<void> {
  const { stripe } = standIns;
  if (!stripe) return async () => undefined;
  const base = config.role === 'worker' ? config.publicUrl : `http://127.0.0.1:${config.port}`;
  const stop = repeat(log, 'Reports of the stand-in could not be posted', EVERY_MS, () =>
    stripe.post(`${base}${webhookPath}`),
  );
  return async () => {
    await stop();
    await stripe.close();
  };
}

export const vendorsModule = defineModule({ tidy: tidyStandIn, background: { worker: postReports } });
