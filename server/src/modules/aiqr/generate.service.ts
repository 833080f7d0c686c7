import { randomInt } from 'node:crypto';
import type { AiPicture, Api } from '@swapt/shared/contract';
import { aiLimits, can } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { PublicCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { networkOf } from '../../platform/http/callers/network.js';
import { mayTry, type Try } from '../../platform/throttle/throttle.js';
import { withVendor } from '../../platform/vendors/with-vendor.js';
import { checkTarget, printedText } from '../code-content/code-content.service.js';
import { selectCode } from '../codes/codes.service.js';
import { deleteGuestPictures, insertPicture, selectPicture, trimHistory } from './aiqr.sql.js';
import { noOrg } from '../../platform/db/no-org.js';
import { limitConcurrency } from '../../platform/limit-concurrency.js';
import { makePicture } from './make-picture.js';
import { guestEnd, toPicture } from './picture-reply.js';

type GenerateRequest = Api['aiqr.generate']['in'];
/** Who asks, by the API or by the public page. */
type Asker = Pick<PublicCtx, 'services' | 'roleIn'> & { request: Guest };

interface Guest {
  ip: string;
  userAgent: string;
  /** The id that the public page gave to the browser; programs have none. */
  own?: string;
}

/** Longer addresses make a code so dense that little of a picture is left. */
const LONGEST_TEXT = 300;
const MOST_SEED = 2 ** 32 - 1;
/** A picture takes half a second of computing, or some seconds of a model's: so many at once, and a queue that is short enough to wait in. */
const take = limitConcurrency({ running: 3, waiting: 20 });

/** What a failure of the image model means to whoever asked for a picture. */
const failures = {
  refused: () =>
    new AppError('aiqr.refused', 'Its filter found something in the words. Describe the picture in other words.'),
  limited: () => new AppError('aiqr.busy'),
  unavailable: () => new AppError('aiqr.failed'),
};

/** Makes a picture and keeps it: in the history of the organization that is named, else for some days. */
export async function generatePicture(ctx: Asker, request: GenerateRequest): Promise<AiPicture> {
  const { services } = ctx;
  const orgId = request.org_id ?? noOrg;
  if (request.org_id) await assertWriter(ctx, request.org_id);
  const text = await textOf(services, orgId, request);
  const isWithin = await mayTry(services, triesOf(ctx, request.org_id));
  if (!isWithin) throw new AppError('aiqr.limit', limitReason(request.org_id));

  const { prompt, style, seed = randomInt(MOST_SEED) } = request;
  const { log, vendors } = services;
  const made = await take(() =>
    withVendor(log, failures, () => makePicture({ text, prompt, style, seed }, vendors.imageModel)),
  );
  if (!made) throw new AppError('aiqr.busy');

  const now = services.now();
  const pictureId = uuidv7(now);
  const row = await services.db.system(async (tx) => {
    await insertPicture(tx, {
      org_id: orgId,
      picture_id: pictureId,
      code_id: request.code_id ?? null,
      prompt: prompt.trim(),
      style,
      seed,
      target: text,
      made_by: made.madeBy,
      media_type: made.mediaType,
      body: made.body,
      score: made.score,
      created_at: now,
    });
    if (request.org_id) await trimHistory(tx, orgId, aiLimits.history);
    else await deleteGuestPictures(tx, new Date(2 * now.getTime() - guestEnd(now).getTime()));
    return selectPicture(tx, pictureId);
  });
  const [picture] = row;
  if (!picture) throw new AppError('aiqr.not_found');
  return toPicture(picture, request.org_id !== undefined);
}

/** Strangers do not get to know whether an organization exists. */
async function assertWriter({ services, roleIn }: Asker, orgId: string): Promise<void> {
  const role = await services.db.system((tx) => roleIn(tx, orgId));
  if (!role) throw new AppError('org.not_found');
  if (!can(role, 'codes:write')) throw new AppError('auth.forbidden');
}

/** What the picture encodes: the scan address of a code, or an address as it was entered. */
async function textOf(
  { db, config }: Services,
  orgId: string,
  { code_id: codeId, target }: GenerateRequest,
): Promise<string> {
  if (codeId !== undefined && target !== undefined) {
    throw new AppError('request.invalid', undefined, { target: 'Choose a code or enter an address, not both.' });
  }
  if (codeId !== undefined) {
    const [code] = await db.org(orgId, (tx) => selectCode(tx, orgId, codeId));
    if (!code || code.status === 'deleted') throw new AppError('code.not_found');
    return printedText(config, code);
  }
  if (target === undefined) {
    throw new AppError('request.invalid', undefined, { target: 'Enter an address.' });
  }
  const checked = checkTarget(target.trim(), config);
  if ('reason' in checked) throw new AppError('code.unsafe_target', checked.reason, { target: checked.reason });
  if (checked.target.length > LONGEST_TEXT) {
    const reason = `This address is too long for a picture. Use at most ${LONGEST_TEXT} characters, or create a code for it and use its short address.`;
    throw new AppError('code.unsafe_target', reason, { target: reason });
  }
  return checked.target;
}

function triesOf({ request }: Asker, orgId: string | undefined): Try[] {
  if (orgId) return [{ limit: 'orgPicture', of: orgId }];
  const { ip, userAgent, own } = request;
  const network = networkOf(ip);
  // A café's guests share an address, so each browser has its own; dropping its cookie gives another one, but no other kind of browser.
  const kind = JSON.stringify([network, userAgent]);
  return [
    { limit: 'guestPicture', of: own || kind },
    { limit: 'kindPicture', of: kind },
    { limit: 'picture', of: network },
    { limit: 'guests', of: 'all' },
  ];
}

const limitReason = (orgId: string | undefined) =>
  orgId
    ? `An organization can make at most ${aiLimits.perOrganization} pictures a day. You can make more tomorrow.`
    : `Without an account, you can make ${aiLimits.perGuest} pictures a day, and your network a limited number. Sign in to make more.`;
