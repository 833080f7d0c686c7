import { Type } from 'typebox';
import type { JobKind } from '../../platform/jobs/define-job.js';

const payload = Type.Object({ lock_id: Type.String({ format: 'uuid' }) });

/** Asked for with every grant, for the moment at which its time is over. */
export const expireGrantsOf: JobKind<typeof payload> = { kind: 'promoLocks.expire', payload };
