import type { AiPicture } from '@swapt/shared/contract';
import { aiLimits } from '@swapt/shared/values';
import { pngAddress, svgAddress } from '../code-content/code-content.service.js';
import { type PictureRow } from './aiqr.sql.js';
import { noOrg } from '../../platform/db/no-org.js';

const DAY_MS = 24 * 3600_000;

/** When a guest's picture of this moment ends. */
export const guestEnd = (created: Date) => new Date(created.getTime() + aiLimits.guestDays * DAY_MS);

/** Whether a guest's picture is over; those of an organization stay. */
export const isOver = ({ org_id, created_at }: Pick<PictureRow, 'org_id' | 'created_at'>, now: Date) =>
  org_id === noOrg && guestEnd(created_at) <= now;

/** A picture as the API gives it. What a team wrote, and how it calls its code, is for the team alone. */
export function toPicture(row: PictureRow, isTeam: boolean): AiPicture {
  const { picture_id, prompt, style, seed, target, made_by, score, is_chosen, created_at } = row;
  return {
    picture_id,
    prompt: isTeam || row.org_id === noOrg ? prompt : '',
    style,
    seed,
    target,
    made_by,
    score,
    is_chosen,
    code: isTeam ? row.code : null,
    png_url: pngAddress(picture_id),
    svg_url: row.media_type === 'image/svg+xml' ? svgAddress(picture_id) : null,
    created_at: created_at.toISOString(),
    expires_at: row.org_id === noOrg ? guestEnd(created_at).toISOString() : null,
  };
}
