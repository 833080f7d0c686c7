import type { Report } from '@swapt/shared/contract';
import { chooseAction, scriptPayloads } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';

const report: Report = {
  report_id: '018f0000-0000-7000-8000-0000000000d1',
  reason: 'scam',
  note: 'It asks for my card.',
  email: 'reader@example.com',
  state: 'open',
  subject: {
    kind: 'code',
    id: '018f0000-0000-7000-8000-00000000000a',
    name: 'Summer menu',
    url: 'https://go.bakery.example/summer',
    target: 'https://bakery.example/menu',
    is_held: false,
    reports: 3,
  },
  org: { org_id: '018f0000-0000-7000-8000-000000000002', org_name: 'Rye Mill' },
  decided_by: null,
  decided_at: null,
  created_at: '2026-11-20T10:00:00.000Z',
};

function open(over: Partial<Report> = {}, route = '/admin/platform?view=reports') {
  let current = { ...report, ...over };
  return renderConsole({
    route,
    api: {
      'operator.get': () => ({ data: { is_operator: true } }),
      'platform.get': () => ({ data: { remotes: [], violations: [], audit: [] } }),
      'reports.list': () => ({ data: [current], page: 1, pageSize: 10, total: 1 }),
      'reports.decide': ({ decision }) => {
        const isSuspended = decision === 'pause';
        current = {
          ...current,
          state: isSuspended ? 'paused' : 'dismissed',
          subject: { ...current.subject, is_held: isSuspended },
        };
        return { data: current };
      },
    },
  });
}

describe('reports', () => {
  it('tell what was reported, why and by whom, with how many wait', async () => {
    open();
    const row = within((await screen.findByText('Summer menu')).closest('tr') ?? document.body);
    expect(row.getByText(/Code of Rye Mill, 2 more reports about it/)).toBeVisible();
    expect(row.getByText('It asks for my card.')).toBeVisible();
    expect(row.getByText('From reader@example.com')).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', 'https://go.bakery.example/summer');
    expect(await screen.findByRole('tab', { name: 'Reports (1)' })).toBeVisible();
  });

  it('stop a code after a confirmation alone, and let it go again', async () => {
    const { user, inputs } = open();
    await chooseAction(user, 'the report about Summer menu', 'Suspend the code');
    expect(inputs('reports.decide')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Suspend the code' }));
    expect(await screen.findByText('The code is now suspended.')).toBeVisible();
    await chooseAction(user, 'the report about Summer menu', 'Lift suspension');
    expect(await screen.findByText('The code works again.')).toBeVisible();
    expect(inputs('reports.decide').map(({ decision }) => decision)).toEqual(['pause', 'dismiss']);
  });

  it('are asked for by the state that the address names, if there is such a state', async () => {
    const { inputs } = open({}, '/admin/platform?view=reports&state=paused');
    await waitFor(() => expect(inputs('reports.list').map(({ state }) => state)).toContain('paused'));
    const other = open({}, '/admin/platform?view=reports&state=burnt');
    await waitFor(() => expect(other.inputs('reports.list').some(({ state }) => state === undefined)).toBe(true));
  });

  it('never run what is written in them', async () => {
    for (const payload of scriptPayloads.slice(0, 6)) {
      const { unmount } = open({
        note: payload,
        email: payload,
        subject: { ...report.subject, name: payload, target: payload },
        org: { ...report.org, org_name: payload },
      });
      expect(await screen.findByText((_, node) => node?.className === 'pick-note written')).toHaveTextContent(
        payload.replace(/\s+/g, ' ').trim(),
      );
      expect(document.querySelectorAll('script, iframe, [onerror], [onload]')).toHaveLength(0);
      unmount();
    }
    expect(window).not.toHaveProperty('scriptRan');
  });
});
