import type { CodeRule } from '@swapt/shared/contract';
import { languageNames, type Language } from '@swapt/shared/messages/words';
import { defaultQrStyle, pageLimits } from '@swapt/shared/values';
import { insertCodes } from '../../modules/codes/codes.sql.js';
import { insertVersion } from '../../modules/pages/page-versions.sql.js';
import { insertPage } from '../../modules/pages/pages.sql.js';
import { announceSlugs, generateSlug } from '../../modules/short-links/short-links.service.js';
import { insertSlugs } from '../../modules/short-links/slugs.sql.js';
import { showcase } from '../../modules/showcase/showcase.service.js';
import type { Tx } from '../../platform/db/database.js';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import type { Services } from '../../platform/services.js';
import { showcasePage } from './showcase-page.js';
import { insertShowcaseOrg, selectPageIds, updateRules } from './showcase.sql.js';

const { orgId, codeId } = showcase;

/** One page for each language, by its letters: others may come. English is where the code leads when no rule matches. */
const pageIdOf = (language: Language) =>
  `53776170-7400-7000-8000-${`1${Buffer.from(language).toString('hex')}`.padStart(12, '0')}`;

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

/** Makes the code of the start page and its pages where they are missing, and keeps it leading to this installation's own address. */
export async function ensureShowcase({ config, db, now }: Needs): Promise<void> {
  await db.system(async (tx) => {
    const [made] = await insertShowcaseOrg(tx, orgId, 'Swapt', now());
    // Of processes that start together, one makes what is missing.
    await lockOrg(tx, orgId);
    const there = new Set((await selectPageIds(tx, orgId)).map(({ page_id }) => page_id));
    for (const language of languageNames) if (!there.has(pageIdOf(language))) await insertLanguage(tx, language, now());
    if (made) await insertCode(tx, now());
    const [changed] = await updateRules(tx, orgId, codeId, rulesFor(config.publicUrl));
    if (changed) await announceSlugs(tx, orgId, [codeId]);
  });
}

async function insertLanguage(tx: Tx, language: Language, now: Date): Promise<void> {
  const pageId = pageIdOf(language);
  // Nobody made it: its organization has no people.
  const page = { orgId, pageId, name: `Start page, ${language}`, draft: showcasePage(language), userId: orgId, now };
  await insertPage(tx, page);
  await insertVersion(tx, { orgId, pageId, userId: orgId, now, most: pageLimits.versions });
}

async function insertCode(tx: Tx, now: Date): Promise<void> {
  const slug = generateSlug();
  await insertSlugs(tx, orgId, [{ codeId, slug }]);
  const content = { page_id: pageIdOf('en') };
  const style = { ...defaultQrStyle };
  const code = { code_id: codeId, name: 'Start page', type: 'page', content, slug, status: 'active', style } as const;
  await insertCodes(tx, orgId, [{ ...code, created_at: now }]);
}

const rulesFor = (publicUrl: string): CodeRule[] =>
  languageNames
    .filter((language) => language !== 'en')
    .map((language) => ({
      name: language,
      when: [{ kind: 'language', any: [language] }],
      target: `${publicUrl}/page/${pageIdOf(language)}?code=${codeId}`,
    }));
