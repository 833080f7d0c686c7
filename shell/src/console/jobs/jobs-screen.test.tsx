import { apiError, chooseAction } from '@swapt/shared/testing';
import type { Job } from '@swapt/shared/contract';
import type { Role } from '@swapt/shared/values';
import { screen, waitFor } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';

const reason = 'Something went wrong on our side.';
const job = (over: Partial<Job> = {}): Job => ({
  job_id: '018f0000-0000-7000-8000-00000000000a',
  name: 'campaignStart',
  state: 'failed',
  attempts: 8,
  reason,
  created_at: '2026-11-20T09:00:00Z',
  tried_at: '2026-11-20T10:00:00Z',
  next_at: null,
  ...over,
});
const stored = { failed: ['failed'], waiting: ['waiting', 'retrying', 'running'], done: ['done'] };

interface Place {
  route?: string;
  role?: Role;
}

function open(first: Job[], { route = '/admin/organization/background-work', role = 'owner' }: Place = {}) {
  let jobs = first;
  return renderConsole({
    route,
    role,
    api: {
      'jobs.list': ({ state }) => {
        const data = jobs.filter((each) => !state || stored[state].includes(each.state));
        return { data, page: 1, pageSize: 10, total: data.length };
      },
      'jobs.retry': ({ job_id }) => {
        if (jobs.every((each) => each.state !== 'failed')) throw apiError('job.bad_state');
        jobs = jobs.map((each) => (each.job_id === job_id ? job({ state: 'done', reason: null }) : each));
        return { data: job({ state: 'waiting' }) };
      },
      'jobs.dismiss': ({ job_id }) => {
        jobs = jobs.filter((each) => each.job_id !== job_id);
        return { data: { job_id } };
      },
    },
  });
}

describe('background work', () => {
  it('that failed says what it is, what has not happened and why', async () => {
    open([job()]);
    expect(await screen.findByText('Start of a campaign')).toBeVisible();
    expect(screen.getByText('The campaign has not started by itself.')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Failed (1)' })).toBeVisible();
  });

  it('is run again, and is gone from what failed once it is done', async () => {
    const { user, inputs } = open([job()]);
    await chooseAction(user, 'Start of a campaign', 'Run again');
    expect(await screen.findByText('“Start of a campaign” runs again.')).toBeVisible();
    expect(await screen.findByText('Nothing has failed')).toBeVisible();
    expect(inputs('jobs.retry')).toEqual([expect.objectContaining({ job_id: job().job_id })]);
    await user.click(screen.getByRole('tab', { name: 'Done' }));
    expect(await screen.findByText('Start of a campaign')).toBeVisible();
  });

  it('is dismissed only after a question', async () => {
    const { user, inputs } = open([job()]);
    await chooseAction(user, 'Start of a campaign', 'Dismiss');
    await screen.findByText(/nobody can run it again/);
    expect(inputs('jobs.dismiss')).toEqual([]);
    await user.click((await screen.findAllByRole('button', { name: 'Dismiss' })).at(-1) ?? document.body);
    expect(await screen.findByText('“Start of a campaign” is dismissed.')).toBeVisible();
    expect(await screen.findByText('Nothing has failed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that waits for its next attempt is tried now, but not what runs', async () => {
    const waits = job({ state: 'retrying', attempts: 2, next_at: '2026-11-20T10:00:20Z' });
    const runs = job({ job_id: '018f0000-0000-7000-8000-00000000000b', name: 'mail', state: 'running', reason: null });
    const { user, inputs } = open([waits, runs], { route: '/admin/organization/background-work?state=waiting' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Sending of a mail' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Details']);
    await chooseAction(user, 'Start of a campaign', 'Try now');
    // Somebody else was first.
    expect(await screen.findByText(/This work has not failed/)).toBeVisible();
    expect(inputs('jobs.retry')).toHaveLength(1);
  });

  it('shows all that there is to say of it, with its number', async () => {
    const { user } = open([job()]);
    await chooseAction(user, 'Start of a campaign', 'Details');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('8 times');
    expect(dialog).toHaveTextContent(job().job_id);
  });

  it('is seen by everybody, and run by those alone who may', async () => {
    const { user } = open([job()], { role: 'editor' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Start of a campaign' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Details']);
  });
});

describe('above every screen', () => {
  it('it is said that something failed, with the way to it', async () => {
    const { user, address } = open([job(), job({ job_id: '018f0000-0000-7000-8000-00000000000b' })], {
      route: '/admin/profile',
    });
    expect(await screen.findByText('2 things that Swapt did in the background have failed.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'View what failed' }));
    expect(address()).toBe('/admin/organization/background-work');
    await waitFor(() => expect(screen.queryByText(/in the background have failed/)).toBeNull());
  });

  it('nothing is said to those who cannot run it again', async () => {
    const { inputs } = open([job()], { route: '/admin/profile', role: 'editor' });
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(inputs('jobs.list')).toEqual([]);
  });
});
