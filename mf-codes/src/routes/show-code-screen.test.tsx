import { renderScreen, type FakeApi, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testAnalytics } from '../testing/test-analytics.js';
import { listOf, testCode } from '../testing/test-code.js';
import ShowCodeScreen from './show-code-screen.js';

const code = testCode();
const emptyList = { data: [], page: 1, pageSize: 10, total: 0 };
const ios = { when: [{ kind: 'system' as const, any: ['iOS' as const] }], target: 'https://apps.apple.com/x' };
const split = {
  when: [],
  variants: [
    { name: 'Old', weight: 50, target: 'https://bakery.example/old' },
    { name: 'New', weight: 50, target: 'https://bakery.example/new' },
  ],
};

describe('the rules on the page of a code', () => {
  const options = (role: 'owner' | 'viewer', more: FakeApi = {}): RenderScreenOptions => ({
    api: {
      'codes.get': () => ({ data: testCode({ rules: [ios, split] }) }),
      'codes.list': () => listOf(),
      'analytics.get': () => ({ data: testAnalytics({ variants: [{ key: 'New', scans: 31 }] }) }),
      'codes.notes.get': () => emptyList,
      'codes.oneTimeBatches': () => emptyList,
      ...more,
    },
    role,
    path: '/admin/my-codes/show/:codeId',
    route: `/admin/my-codes/show/${code.code_id}`,
  });

  it('shows how the variants do, and keeps the winner [A.mycodes.show]', async () => {
    const { user, inputs, questions, notices } = renderScreen(
      <ShowCodeScreen />,
      options('owner', { 'codes.keepWinner': () => ({ data: code }) }),
    );
    const variants = within(await screen.findByRole('list', { name: 'Variants' }));
    expect((await variants.findByRole('progressbar', { name: 'Scans of New' })).parentElement).toHaveTextContent('31');
    await user.click(variants.getByRole('button', { name: 'Keep “New”' }));
    await waitFor(() => expect(notices[0]?.text).toBe('Everybody now goes to “New”.'));
    expect(questions).toEqual(['Keep “New”?']);
    expect(inputs('codes.keepWinner')).toEqual([{ org_id: code.org_id, code_id: code.code_id, variant: 'New' }]);
  });

  it('lets a viewer read the rules, not change them [A.mycodes.show]', async () => {
    renderScreen(<ShowCodeScreen />, options('viewer'));
    expect(await screen.findByText('If it is an iPhone or iPad')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Keep|rules/ })).toBeNull();
  });
});
