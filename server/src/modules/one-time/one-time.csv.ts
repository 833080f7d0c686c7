import type { ExportLines } from '../../platform/csv/export-lines.js';
import { localTime } from '../../platform/csv/local-time.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isOwnCode } from '../analytics/analytics.service.js';
import { shortAddress } from '../code-content/code-content.service.js';
import { selectCodesOfBase } from './one-time.sql.js';

/** The one-time codes of a base code, batch after batch. */
export const oneTimeLines: ExportLines = async ({ tx, orgId, services }, input, most) => {
  const { code_id: baseId, zone = 'UTC' } = input;
  if (!baseId || !(await isOwnCode(tx, orgId, baseId))) throw new AppError('code.not_found');
  const rows = await selectCodesOfBase(tx, orgId, baseId, most);
  const at = localTime(zone);
  return [
    ['Offer', 'Number', 'Code', 'Link', 'Used', 'Used by', 'Country', 'Device'],
    ...rows.map(({ offer, number, slug, used_at, used_by: user }) => [
      offer,
      number,
      slug,
      shortAddress(services.config, slug),
      at(used_at),
      user?.name,
      user?.country,
      user?.device,
    ]),
  ];
};
