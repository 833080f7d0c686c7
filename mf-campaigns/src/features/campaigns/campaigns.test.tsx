import type { Campaign } from '@swapt/shared/contract';
import { apiError, recordDownloads, renderScreen, testOrg, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import CampaignNewScreen from './campaign-new-screen.js';
import CampaignUpdateScreen from './campaign-update-screen.js';
import CampaignsScreen from './campaigns-screen.js';

const campaign: Campaign = {
  campaign_id: '018f0000-0000-7000-8000-0000000000d1',
  org_id: testOrg.org_id,
  name: 'Spring posters',
  note: '',
  state: 'running',
  starts_at: '2026-03-01T08:00:00.000Z',
  ends_at: null,
  codes: [{ code_id: '018f0000-0000-7000-8000-0000000000e1', name: 'Poster' }],
  scans: 42,
  created_at: '2026-02-01T08:00:00.000Z',
  updated_at: '2026-02-01T08:00:00.000Z',
};
const quiet: FakeApi = { 'bulkChanges.list': () => ({ data: [] }) };
const noCodes = () => ({ data: [], page: 1, pageSize: 20, total: 0 });
const updatePath = {
  path: '/admin/campaigns/update/:codeId',
  route: `/admin/campaigns/update/${campaign.campaign_id}`,
};

const saved = recordDownloads();

describe('the campaigns screen', () => {
  it('lists campaigns with state and scans and offers the moves of the state [A.campaigns]', async () => {
    const { user, inputs } = renderScreen(<CampaignsScreen />, {
      api: {
        ...quiet,
        'campaigns.list': () => ({ data: [campaign], page: 1, pageSize: 10, total: 1 }),
        'campaigns.update': () => ({ data: { ...campaign, state: 'paused' } }),
      },
    });
    expect(await screen.findByText('Spring posters')).toBeVisible();
    expect(screen.getByText('42')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for Spring posters' }));
    expect(await screen.findByRole('menuitem', { name: 'End permanently' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Schedule' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    await waitFor(() => expect(inputs('campaigns.update')).toHaveLength(1));
    expect(inputs('campaigns.update')[0]?.data).toEqual({ state: 'paused' });
  });

  it('reads the state filter from the address', async () => {
    const { inputs } = renderScreen(<CampaignsScreen />, {
      route: '/?state=paused',
      api: { ...quiet, 'campaigns.list': () => ({ data: [], page: 1, pageSize: 10, total: 0 }) },
    });
    expect(await screen.findByText('No campaigns found')).toBeVisible();
    expect(inputs('campaigns.list')[0]?.state).toBe('paused');
  });

  it('exports what the list shows [A.campaigns]', async () => {
    const { user, inputs } = renderScreen(<CampaignsScreen />, {
      api: {
        ...quiet,
        'campaigns.list': () => ({ data: [campaign], page: 1, pageSize: 10, total: 1 }),
        'campaigns.exportCsv': () => ({ body: 'QQ==' }),
      },
      route: '/?search=post&state=running&columns=scans,dates',
    });
    await screen.findByText('Spring posters');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/^campaigns-\d{4}-\d\d-\d\d\.csv$/));
    expect(inputs('campaigns.exportCsv')[0]).toMatchObject({
      search: 'post',
      state: 'running',
      columns: ['name', 'scans', 'dates'],
    });
  });
});

describe('the new campaign screen', () => {
  it('saves a draft [A.campaigns.new]', async () => {
    const { user, inputs, address } = renderScreen(<CampaignNewScreen />, {
      path: '/admin/campaigns/new',
      route: '/admin/campaigns/new',
      api: { 'codes.list': noCodes, 'campaigns.create': () => ({ data: { ...campaign, state: 'draft' } }) },
    });
    await user.type(screen.getByLabelText('Name'), 'Spring posters');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe('/admin/campaigns'));
    expect(inputs('campaigns.create')).toEqual([
      { org_id: testOrg.org_id, name: 'Spring posters', note: '', starts_at: null, ends_at: null, code_ids: [] },
    ]);
  });

  it('asks for a name at the field [A.campaigns.new]', async () => {
    const { user, inputs } = renderScreen(<CampaignNewScreen />, { api: { 'codes.list': noCodes } });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
    expect(inputs('campaigns.create')).toEqual([]);
  });
});

describe('the edit campaign screen', () => {
  it('saves the changed note [A.campaigns.update]', async () => {
    const { user, inputs, address, notices } = renderScreen(<CampaignUpdateScreen />, {
      ...updatePath,
      api: {
        'campaigns.get': () => ({ data: campaign }),
        'codes.list': noCodes,
        'campaigns.update': () => ({ data: { ...campaign, note: 'Bus stops' } }),
      },
    });
    await user.type(await screen.findByLabelText(/Note/), 'Bus stops');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/admin/campaigns'));
    expect(inputs('campaigns.update')[0]?.data).toMatchObject({ note: 'Bus stops', starts_at: campaign.starts_at });
    expect(notices[0]?.text).toBe('“Spring posters” is saved: new note.');
  });

  it('stays what it was opened with while somebody else changes the campaign [A.campaigns.update]', async () => {
    let stored = campaign;
    const { user, notices } = renderScreen(<CampaignUpdateScreen />, {
      ...updatePath,
      api: {
        'campaigns.get': () => ({ data: stored }),
        'codes.list': noCodes,
        'campaigns.update': ({ data }) => {
          // Meanwhile a colleague renamed it and took its code out.
          stored = { ...campaign, name: 'Posters', codes: [], state: 'paused' };
          return { data: { ...campaign, ...(data.note && { note: data.note }) } };
        },
      },
    });
    await user.type(await screen.findByLabelText(/Note/), 'Bus stops');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeVisible();
    expect(screen.getByText('Poster')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(notices.at(-1)?.text).toBe('“Spring posters” is saved: new note.'));
  });

  it('shows what the server refuses at the field and stays [A.campaigns.update]', async () => {
    const { user, address } = renderScreen(<CampaignUpdateScreen />, {
      ...updatePath,
      api: {
        'campaigns.get': () => ({ data: campaign }),
        'codes.list': noCodes,
        'campaigns.update': () => {
          throw apiError('campaign.bad_dates', {
            fields: { 'data.ends_at': 'The end of a campaign must be after its start.' },
          });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The end of a campaign must be after its start.')).toBeVisible();
    expect(address()).toBe(updatePath.route);
  });
});
