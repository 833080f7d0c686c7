import type { Tx } from '../../platform/db/database.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { statementsAlone, type JobKinds } from '../../platform/jobs/job-kind.js';
import type { JobRow } from '../../platform/jobs/job-kind.js';
import { isSame } from './campaign-rules.js';
import { endDue, startDue, type CampaignFields } from './campaigns.sql.js';

const startKind = 'campaigns.start';
const endKind = 'campaigns.end';

interface Change {
  orgId: string;
  campaignId: string;
  before: CampaignFields;
  after: CampaignFields;
  now: Date;
}

/** Plans the start and the end that a campaign newly waits for. A job of a date that was changed meanwhile does nothing. */
export async function scheduleDates(tx: Tx, { orgId, campaignId, before, after, now }: Change): Promise<void> {
  const schedule = (kind: string, runAt: Date) =>
    enqueue(tx, { orgId, kind, payload: { campaign_id: campaignId, at: runAt.toISOString() }, now, runAt });
  const { starts_at, ends_at } = after;
  if (waitsForStart(after) && starts_at && !(waitsForStart(before) && isSame(before.starts_at, starts_at))) {
    await schedule(startKind, starts_at);
  }
  if (waitsForEnd(after) && ends_at && !(waitsForEnd(before) && isSame(before.ends_at, ends_at))) {
    await schedule(endKind, ends_at);
  }
}

const waitsForStart = ({ state }: CampaignFields) => state === 'scheduled';
const waitsForEnd = ({ state }: CampaignFields) => state !== 'draft' && state !== 'ended';

export const campaignsJobs: JobKinds = {
  [startKind]: statementsAlone((tx, job) =>
    at(job, (campaignId, moment) => startDue(tx, job.org_id, campaignId, moment)),
  ),
  [endKind]: statementsAlone((tx, job) => at(job, (campaignId, moment) => endDue(tx, job.org_id, campaignId, moment))),
};

async function at(job: JobRow, run: (campaignId: string, moment: Date) => Promise<unknown>): Promise<void> {
  // The parse edge: planDates wrote the payload.
  const payload = job.payload as { campaign_id: string; at: string };
  await run(payload.campaign_id, new Date(payload.at));
}
