import type { PublicScreenData } from '@swapt/shared/public';
import { screen } from '@testing-library/react';
import { openScreen } from '../../testing/open-screen.js';

const missing = (kind: 'draft' | 'deleted', slug?: string): PublicScreenData => ({
  ...{ screen: 'page', kind, orgName: 'Harbour Bakery' },
  ...(slug !== undefined && { slug }),
});
const offer = () => screen.queryByRole('link', { name: 'Tell me when it is available' });

it.each(['draft', 'deleted'] as const)('who came by a code to a page that is %s can ask to be told', async (kind) => {
  const { before, after, repairs } = await openScreen(missing(kind, 'a b'));
  expect([repairs, after]).toEqual([[], before]);
  expect(offer()).toHaveAttribute('href', '/code/a%20b/alert');
  await openScreen(missing(kind));
  expect(offer()).toBeNull();
});

it('tells shoppers nothing of the console', async () => {
  const shop = { name: 'Harbour Bakery', logo: '', website: '', privacy: '/0198/privacy' };
  await openScreen(missing('draft', 'menu'), 'en', shop);
  expect(document.body).not.toHaveTextContent(/console|team|sign in/i);
});
