import { Type } from 'typebox';
import type { Tx } from '../../platform/db/database.js';
import { defineJob, type JobKind } from '../../platform/jobs/define-job.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { statementsAlone } from '../../platform/jobs/job-run.js';
import { isSame } from './campaign-rules.js';
import { endDue, startDue, type CampaignFields } from './campaigns.sql.js';

/** `at` is the moment that was planned: the campaign may have got another since. */
const payload = Type.Object({
  campaign_id: Type.String({ format: 'uuid' }),
  at: Type.String({ format: 'date-time' }),
});

interface Change {
  orgId: string;
  campaignId: string;
  before: CampaignFields;
  after: CampaignFields;
  now: Date;
}

/** Enqueues the start and the end that a campaign newly waits for. A job of a date that was changed meanwhile does nothing. */
export async function scheduleDates(tx: Tx, { orgId, campaignId, before, after, now }: Change): Promise<void> {
  const schedule = (job: JobKind<typeof payload>, runAt: Date) =>
    enqueue(tx, job, { orgId, payload: { campaign_id: campaignId, at: runAt.toISOString() }, now, runAt });
  const { starts_at, ends_at } = after;
  if (waitsForStart(after) && starts_at && !(waitsForStart(before) && isSame(before.starts_at, starts_at))) {
    await schedule(startCampaign, starts_at);
  }
  if (waitsForEnd(after) && ends_at && !(waitsForEnd(before) && isSame(before.ends_at, ends_at))) {
    await schedule(endCampaign, ends_at);
  }
}

const waitsForStart = ({ state }: CampaignFields) => state === 'scheduled';
const waitsForEnd = ({ state }: CampaignFields) => state !== 'draft' && state !== 'ended';

export const startCampaign = defineJob({
  kind: 'campaigns.start',
  payload,
  name: 'campaignStart',
  run: statementsAlone(async (tx, { org_id, payload: { campaign_id, at } }) => {
    await startDue(tx, org_id, campaign_id, new Date(at));
  }),
});

export const endCampaign = defineJob({
  kind: 'campaigns.end',
  payload,
  name: 'campaignEnd',
  run: statementsAlone(async (tx, { org_id, payload: { campaign_id, at } }) => {
    await endDue(tx, org_id, campaign_id, new Date(at));
  }),
});
