import { campaignTransitions, type CampaignState } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { Refusals } from '../../platform/errors/refusals.js';
import type { CampaignFields } from './campaigns.sql.js';

/** A campaign before anything is said of it. */
export const draft: CampaignFields = { name: '', note: '', state: 'draft', starts_at: null, ends_at: null };

/** Where the request has the fields, for errors at a field. */
type Path = '' | 'data.';

/** The fields after a change. A step that is not allowed is thrown, what is wrong at a field is noted in `refusals`. */
export function changedCampaign(
  before: CampaignFields,
  change: Partial<CampaignFields>,
  now: Date,
  { path, refusals }: { path: Path; refusals: Refusals },
): CampaignFields {
  const after = withTrueDates({ ...before, ...change }, before.state, now);
  refuseMove(before.state, after.state);
  const starts = !isSame(before.starts_at, after.starts_at);
  const ends = !isSame(before.ends_at, after.ends_at);
  if (before.state === 'ended' && (starts || ends)) {
    throw new AppError('campaign.bad_state', 'You cannot change the dates of a campaign that has ended.');
  }
  const refuse = (field: 'starts_at' | 'ends_at', reason: string) =>
    refusals.refuse(path + field, reason, 'campaign.bad_dates');
  refuseDates(after, { starts, moves: before.state !== after.state, ends }, now, refuse);
  return after;
}

/** Starting or ending by hand is what the dates then say. */
function withTrueDates(fields: CampaignFields, from: CampaignState, now: Date): CampaignFields {
  const isStart = fields.state === 'running' && (from === 'draft' || from === 'scheduled');
  const isEnd = fields.state === 'ended' && from !== 'ended';
  return {
    ...fields,
    ...(isStart && (!fields.starts_at || fields.starts_at > now) && { starts_at: now }),
    ...(isEnd && (!fields.ends_at || fields.ends_at > now) && { ends_at: justAfter(fields.starts_at, now) }),
  };
}

/** Now, or the millisecond after a start of this very moment: an end lies after its start. */
function justAfter(start: Date | null, now: Date): Date {
  return new Date(Math.max(now.getTime(), start ? start.getTime() + 1 : 0));
}

function refuseMove(from: CampaignState, to: CampaignState): void {
  const allowed: readonly CampaignState[] = campaignTransitions[from];
  if (from === to || allowed.includes(to)) return;
  const choices = allowed.length > 0 ? `It can become: ${allowed.join(', ')}.` : 'Create a new campaign instead.';
  throw new AppError('campaign.bad_state', `This campaign is ${from} and cannot become ${to}. ${choices}`);
}

function refuseDates(
  { state, starts_at, ends_at }: CampaignFields,
  changed: { starts: boolean; ends: boolean; moves: boolean },
  now: Date,
  refuse: (field: 'starts_at' | 'ends_at', reason: string) => void,
): void {
  if (starts_at && ends_at && ends_at <= starts_at) refuse('ends_at', 'The end must be after the start.');
  if (state === 'scheduled' && !starts_at) refuse('starts_at', 'Choose when the campaign starts.');
  if (state === 'scheduled' && (changed.starts || changed.moves) && starts_at && starts_at <= now) {
    refuse('starts_at', 'This start has passed. Choose a later one, or start the campaign now.');
  }
  if ((state === 'running' || state === 'paused') && (!starts_at || starts_at > now)) {
    refuse('starts_at', 'The campaign has started already. Keep its start, or choose an earlier one.');
  }
  if (state !== 'draft' && state !== 'ended' && (changed.ends || changed.moves) && ends_at && ends_at <= now) {
    refuse('ends_at', 'This end has passed. Choose a later one, or leave it open.');
  }
}

export function isSame(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
