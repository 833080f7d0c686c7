import type { BulkChange, Campaign } from '@swapt/shared/contract';
import { renderScreen, testBulkChange, testOrg } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import CampaignsScreen from './campaigns-screen.js';

const campaign: Campaign = {
  campaign_id: '018f0000-0000-7000-8000-0000000000d1',
  org_id: testOrg.org_id,
  name: 'Spring posters',
  note: '',
  state: 'running',
  starts_at: '2026-03-01T08:00:00.000Z',
  ends_at: null,
  codes: [],
  scans: 42,
  created_at: '2026-02-01T08:00:00.000Z',
  updated_at: '2026-02-01T08:00:00.000Z',
};
const listed = () => ({ data: [campaign], page: 1, pageSize: 10, total: 34 });

describe('many campaigns', () => {
  it('are deleted after one question, as rows or as all that the list shows, with Undo [A.campaigns]', async () => {
    let changes: BulkChange[] = [];
    const become = (change: Partial<BulkChange>) => {
      changes = [testBulkChange({ noun: 'campaigns', action: 'delete', total: 34, done: 34, changed: 34, ...change })];
      return { data: changes[0] ?? testBulkChange() };
    };
    const { user, inputs, questions } = renderScreen(<CampaignsScreen />, {
      route: '/?search=spring&state=running',
      api: {
        'campaigns.list': listed,
        'bulkChanges.list': () => ({ data: changes }),
        'bulkChanges.deleteCampaigns': () => become({ state: 'done' }),
        'bulkChanges.undo': () => become({ state: 'undone', undone: 34 }),
      },
    });
    const select = { name: 'Select Spring posters' };
    await user.click(await screen.findByRole('checkbox', select));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs('bulkChanges.deleteCampaigns')).toHaveLength(1));
    await user.click(screen.getByRole('checkbox', select));
    await user.click(screen.getByRole('button', { name: 'Select all 34 campaigns' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs('bulkChanges.deleteCampaigns')).toHaveLength(2));
    expect(questions).toEqual(['Delete “Spring posters”?', 'Delete 34 campaigns?']);
    expect(inputs('bulkChanges.deleteCampaigns')).toEqual([
      { org_id: testOrg.org_id, campaign_ids: [campaign.campaign_id] },
      { org_id: testOrg.org_id, filter: { search: 'spring', state: 'running' }, count: 34 },
    ]);
    expect(await screen.findByText('34 campaigns are deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('34 campaigns are back to what they were.')).toBeVisible();
  });

  it('cannot be selected by a viewer', async () => {
    renderScreen(<CampaignsScreen />, {
      role: 'viewer',
      api: { 'campaigns.list': listed, 'bulkChanges.list': () => ({ data: [] }) },
    });
    await screen.findByText('Spring posters');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
