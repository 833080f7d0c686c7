import type { Page } from '@playwright/test';
import { findings } from '../../core/checks/axe.js';
import { ownServer } from '../../core/own-server.js';
import { expect, test } from '../../core/test.js';

const server = ownServer(4102);
test.use({ baseURL: server.url });
test.beforeAll(() => server.begin());
test.afterAll(() => server.stop());

const refuseChanges = `
  create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'No campaign can change'; end $$;
  create trigger refuse_change before update on campaigns for each row execute function refuse_change();
  update jobs set attempts = 7 where kind = 'campaigns.start';`;
const chooseFor = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Actions for Start of a campaign' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('what failed in the background is seen without looking, run again, and stays done', async ({
  console: page,
  team,
}) => {
  test.slow();
  const { data: campaign } = await team.call('campaigns.create', { name: 'Summer' });
  const { campaign_id } = campaign;
  const starts_at = new Date(Date.now() + 8_000).toISOString();
  await team.call('campaigns.update', { campaign_id, data: { state: 'scheduled', starts_at } });
  const stateOf = async () => (await team.call('campaigns.get', { campaign_id })).data.state;
  const failed = page.getByRole('tab', { name: 'Failed (1)' });
  const banner = page.getByText('Something that Swapt did in the background has failed.');

  await test.step('its last attempt fails', async () => {
    await server.change(refuseChanges);
    await expect.poll(async () => (await team.call('jobs.list', { state: 'failed' })).total).toBe(1);
    await page.goto('/admin/profile');
    await expect(banner).toBeVisible();
    await page.getByRole('link', { name: 'View what failed' }).click();
    await expect(page.getByText('The campaign has not started by itself.')).toBeVisible();
    await expect(failed).toBeVisible();
    await expect(banner).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  });

  await test.step('it fails again as long as the reason is there', async () => {
    await chooseFor(page, 'Run again');
    await expect(page.getByText('“Start of a campaign” runs again.')).toBeVisible();
    await expect(page.getByText('9 times')).toBeVisible();
    await expect(failed).toBeVisible();
    expect(await stateOf()).toBe('scheduled');
  });

  await test.step('it is done once the reason is gone', async () => {
    await server.change('drop trigger refuse_change on campaigns');
    await page.reload();
    await chooseFor(page, 'Run again');
    await expect(page.getByText('Nothing has failed')).toBeVisible();
    await expect.poll(stateOf).toBe('running');
    await page.reload();
    await expect(page.getByText('Nothing has failed')).toBeVisible();
    await page.getByRole('tab', { name: 'Done' }).click();
    await expect(page.getByText('Start of a campaign')).toBeVisible();
    await page.goto('/admin/profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
