import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { identitySettings } from '../../platform/config/identity-settings.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import type { Services } from '../../platform/services.js';
import { closeOrg, setDeleteAfter } from '../org/org.service.js';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import { eraseUser, selectPlaces, selectUserFacts, type PlaceRow } from './delete-user.sql.js';

/** Organizations that end with a person, because nobody else is in them. Refused while others would be left without an owner. */
export async function endingOrgs(tx: Tx, userId: string): Promise<PlaceRow[]> {
  const places = await selectPlaces(tx, userId);
  const stuck = places.find((place) => place.is_last_owner && !place.is_alone);
  if (stuck) {
    throw new AppError(
      'org.last_owner',
      `Make someone else an owner of ${stuck.name} first, then delete your account.`,
    );
  }
  return places.filter((place) => place.is_alone);
}

/** Deletes a user, their account and the organizations that are theirs alone. Answers false when they are gone already. */
export async function deleteUser(tx: Tx, { config, now }: Services, userId: string): Promise<boolean> {
  const [user] = await selectUserFacts(tx, userId);
  if (!user) return false;
  // Nobody becomes or ceases to be an owner meanwhile.
  for (const { org_id } of await selectPlaces(tx, userId)) await lockOrg(tx, org_id);
  for (const { org_id: orgId } of await endingOrgs(tx, userId)) {
    await setDeleteAfter(tx, orgId, now());
    await enqueue(tx, closeOrg, { orgId, payload: {}, now: now() });
  }
  await eraseUser(tx, user, identitySettings(config).isBuiltIn, now());
  return true;
}
