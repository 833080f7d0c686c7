import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import type { Services } from '../../platform/services.js';
import { fileAddress } from '../codes/codes.service.js';
import { countExperiences, selectExperiences, type ExperienceRow } from './experiences.sql.js';
import { optionsOf } from './field-options.js';

export const experiencesHandlers: Handlers<'experiences.list' | 'fields.options'> = {
  'experiences.list': async ({ tx, orgId, can, services }, { search, kind, ...input }) => {
    const { page, pageSize, ...part } = paging(input);
    const sight = { pages: can('pages:read'), codes: can('codes:read'), stores: can('store:read') };
    const filter = { search: search?.trim(), kind };
    const rows = await selectExperiences(tx, orgId, sight, filter, part);
    const [counted] = await countExperiences(tx, orgId, sight, filter);
    const data = rows.map(({ slug, ...row }) => ({ ...row, url: addressOf(services, orgId, { slug, ...row }) }));
    return { data, page, pageSize, total: counted?.total ?? 0 };
  },

  'fields.options': async (_, { fields }) => ({ data: optionsOf(fields) }),
};

function addressOf({ config: { publicUrl } }: Services, orgId: string, { kind, id, slug }: ExperienceRow): string {
  if (kind === 'page') return `${publicUrl}/page/${id}`;
  if (kind === 'note') return `${publicUrl}/code/note/${id}`;
  if (kind === 'file') return `${publicUrl}${fileAddress(orgId, id)}`;
  if (kind === 'store') return `${publicUrl}/store/${id}/`;
  if (kind === 'item') return `${publicUrl}/store/${slug}/inventory/${id}`;
  return kind === 'card' ? `${publicUrl}/card/${id}` : `${publicUrl}/c/${slug}`;
}
