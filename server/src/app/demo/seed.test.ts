import { defaultQrStyle } from '@swapt/shared/values';
import { readConfig, demoOwner } from '../../platform/config/config.js';
import { isPasswordRight } from '../../platform/passwords/passwords.js';
import { scoreStyle } from '../../modules/code-styles/score/scan-score.js';
import { findFaults } from '../doctor/doctor.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { demoCodes, demoLogo } from './demo-content.js';
import { seedDemo } from './seed.js';

describeOnEngine('the demo organization', ({ db }) => {
  it('is made once, whole, and adds up', async () => {
    const services = testServices(db, { now: () => new Date() });
    const both = await Promise.all([seedDemo(services), seedDemo(services)]);
    const [signIn, ...more] = both.filter((made) => made !== undefined);
    expect(more).toEqual([]);
    expect(signIn?.email).toBe(demoOwner);

    const [found] = await db.system((tx) =>
      tx.query(
        `select (select count(*) from organizations where is_demo) as organizations, (select count(*) from codes) as codes,
                (select count(*) from scans) as scans, (select max(at) from scans) as newest, (select min(at) from scans) as oldest,
                (select count(*) from catalogs) as catalogs, (select count(*) from customers) as customers,
                (select count(*) from submissions) as submissions, (select count(*) from customers where scans > 1) as guests,
                array(select f.name || ': ' || count(c) from folders f left join codes c using (org_id, folder_id) group by f.name order by 1) as folders, array(select state from campaigns order by state) as campaigns,
                (select count(*) from ai_pictures) as pictures, (select count(*) from ai_pictures where is_chosen) as chosen,
                (select count(*) from memberships where user_id is null) as invited, (select count(*) from jobs where kind like 'campaigns.%') as jobs,
                (select password_hash from accounts) as hash, (select email_verified from users) as verified`,
      ),
    );
    expect(found).toMatchObject({
      pictures: 2,
      chosen: 1,
      organizations: 1,
      codes: 17,
      catalogs: 3,
      customers: 10,
      submissions: 10,
      guests: 9,
      invited: 1,
      jobs: 3,
      verified: true,
    });
    expect(found?.folders).toEqual(['At the counter: 3', 'On the packaging: 2']);
    expect(found?.campaigns).toEqual(['ended', 'running', 'scheduled']);
    expect(Number(found?.scans)).toBeGreaterThan(2_000);
    expect(new Date(String(found?.newest)).getTime()).toBeLessThan(services.now().getTime());
    expect(services.now().getTime() - new Date(String(found?.oldest)).getTime()).toBeGreaterThan(85 * 86_400_000);
    expect(await isPasswordRight(signIn?.password ?? '', String(found?.hash))).toBe(true);
    expect(await findFaults(services)).toEqual([]);
  });

  it('is not made when it is turned off or somebody else signs people in', async () => {
    const auth = { AUTH_ISSUER: 'https://tenant.example/', AUTH_CLIENT_ID: 'a', AUTH_AUDIENCE: 'b' };
    for (const env of [{ SWAPT_DEMO: 'off' }, { SWAPT_MODE: 'production' }, auth]) {
      expect(await seedDemo(testServices(db, { config: readConfig(env) }))).toBeUndefined();
    }
  });
});

describe('the codes of the demo', () => {
  it.each(demoCodes)('"$name" scans well', async ({ slug, style, hasLogo }) => {
    const logo = hasLogo && `data:image/svg+xml;base64,${Buffer.from(demoLogo).toString('base64')}`;
    const text = `http://localhost:4000/${slug}?q=1`;
    const own = { ...style, ...(hasLogo && { logo: { image_id: '0190a0b0-0000-7000-8000-000000000000', size: 0.2 } }) };
    expect((await scoreStyle({ text, style: own, logo: logo || undefined })).verdict).toBe('good');
    expect(style).not.toEqual(defaultQrStyle);
  });
});
