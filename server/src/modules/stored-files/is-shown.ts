import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/services.js';
import { selectIsShown } from './shown.sql.js';

/** A picture on a page that many people open is asked about so often; what was stopped or deleted is gone everywhere after it. */
const freshMs = 500;
const most = 20_000;

/** Tells whether visitors may see a picture or file by its address. */
export function shownUploads({ db, copies }: Pick<Services, 'db' | 'copies'>) {
  const known = new LRUCache<string, { isShown: boolean }>({
    max: most,
    ttl: freshMs,
    fetchMethod: async (key) => {
      const [table, orgId = '', id = ''] = key.split('/');
      const kind = table === 'images' ? 'images' : 'files';
      const { value } = await copies.read(
        `shown ${key}`,
        () => db.system((tx) => selectIsShown(tx, kind, orgId, id)),
        // Whatever shows it may be stopped: any change in the organization ends the copy. Of what is not shown there is none, as anybody can ask for it.
        ([row]) => (row?.is_shown ? [`uploads ${orgId}`] : []),
      );
      return { isShown: value[0]?.is_shown ?? false };
    },
  });
  return async (table: 'images' | 'files', orgId: string, id: string): Promise<boolean> =>
    (await known.fetch(`${table}/${orgId}/${id}`))?.isShown ?? false;
}

/** Phones keep what they saw for a day; caches between them and the server ask again, so that what is stopped is soon gone from there, too. */
export const uploadCaching = 'public, max-age=86400, s-maxage=10';
