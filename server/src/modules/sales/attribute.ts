import { isUuidInAnyCase } from '../../platform/db/uuid.js';
import type { Tx } from '../../platform/db/database.js';
import { selectLedCodes, selectLedPages } from './attribution.sql.js';

/** What a buyer’s address says of what led to an item. Anybody can write that. */
interface Claim {
  code_id?: string | undefined;
  page_id?: string | undefined;
}

export interface Attribution {
  code_id: string | null;
  page_id: string | null;
  campaign_id: string | null;
}

/**
 * What led to each of these, as it is now: a code of this organization, with the campaign of it that is running, and the landing page that the code
 * shows, or that was said. What is another organization’s, or nobody’s, counts as nothing.
 */
export async function attribute(tx: Tx, orgId: string, claims: readonly Claim[]): Promise<Attribution[]> {
  const [codeIds, pageIds] = [idsOf(claims, 'code_id'), idsOf(claims, 'page_id')];
  const codes = codeIds.length > 0 ? await selectLedCodes(tx, orgId, codeIds) : [];
  const pages = pageIds.length > 0 ? await selectLedPages(tx, orgId, pageIds) : [];
  return claims.map(({ code_id: claimed, page_id: via }) => {
    const code = codes.find(({ code_id: id }) => id === claimed?.toLowerCase());
    const page = pages.find(({ page_id: id }) => id === via?.toLowerCase());
    return {
      code_id: code?.code_id ?? null,
      page_id: page?.page_id ?? code?.page_id ?? null,
      campaign_id: code?.campaign_id ?? null,
    };
  });
}

const idsOf = (claims: readonly Claim[], name: keyof Claim): string[] => [
  ...new Set(claims.flatMap(({ [name]: id }) => (id && isUuidInAnyCase(id) ? [id.toLowerCase()] : []))),
];
