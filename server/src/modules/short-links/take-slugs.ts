import type { OrgCtx } from '../../platform/http/handler.js';
import { insertSlugs } from './slugs.sql.js';
import { generateSlug } from './slug.js';

interface SlugRequest {
  codeId: string;
  /** Without one, a name is made up. */
  slug?: string | undefined;
}

/** Enters short names in the directory: the name of each code that got one. A made-up name that is taken, which is very rare, is replaced by another. */
export async function takeSlugs(
  { tx, orgId }: Pick<OrgCtx, 'tx' | 'orgId'>,
  requests: readonly SlugRequest[],
): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  let open = requests;
  while (open.length > 0) {
    const tries = open.map(({ codeId, slug }) => ({ codeId, slug: slug ?? generateSlug() }));
    for (const { code_id, slug } of await insertSlugs(tx, orgId, tries)) taken.set(code_id, slug);
    open = open.filter(({ codeId, slug }) => slug === undefined && !taken.has(codeId));
  }
  return taken;
}
