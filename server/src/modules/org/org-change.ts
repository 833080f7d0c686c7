import type { Api } from '@swapt/shared/contract';
import { withScheme } from '@swapt/shared/form/with-scheme';
import type { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { checkTarget, zoneProblem } from '../code-content/code-content.service.js';
import type { OrgChange } from './org.sql.js';

type Given = Api['org.update']['in']['data'];

/** An uploaded picture of the organization itself; the console's content policy shows no others. */
const isOwnPicture = (orgId: string, address: string) =>
  address === '' || new RegExp(`^/images/${orgId}/[0-9a-f-]{36}$`).test(address);

/** What is to be changed of an organization, checked and as it is kept. */
export function readChange(data: Given, orgId: string, config: Config): OrgChange {
  const { organization_logo: logo, hours } = data;
  const website = data.website === undefined ? undefined : readWebsite(withScheme(data.website), config);
  const zone = hours ? zoneProblem(hours.zone) : undefined;
  const wrong = {
    ...(logo !== undefined &&
      !isOwnPicture(orgId, logo) && { 'data.organization_logo': 'Upload a picture and use its address.' }),
    ...(website && 'reason' in website && { 'data.website': website.reason }),
    ...(zone && { 'data.hours': zone }),
  };
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', undefined, wrong);
  return {
    name: data.org_name?.trim(),
    logo,
    terms: data.shopper_terms?.trim(),
    shopperName: data.shopper_name?.trim(),
    colour: data.colour?.toLowerCase(),
    phone: data.phone?.trim(),
    website: website && 'target' in website ? website.target : undefined,
    // A week without any times says nothing.
    hours: hours?.days.every((times) => times.length === 0) ? null : hours,
    visitorMode: data.visitor_mode,
    contact: data.privacy_contact?.trim(),
  };
}

function readWebsite(website: string, config: Config): { target: string } | { reason: string } {
  if (website === '') return { target: '' };
  const checked = checkTarget(website, config);
  if ('target' in checked && !/^https?:/.test(checked.target))
    return { reason: 'Write a web address, such as https://example.com.' };
  return checked;
}
