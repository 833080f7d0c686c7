import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/index.js';
import { EventTimeline } from './index.js';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();

it('a timeline says what happened, when and by whom, day by day', () => {
  renderScreen(
    <EventTimeline
      now={new Date(2026, 10, 23, 12)}
      events={[
        { id: '1', at: at(23, 9), who: 'Ana', what: 'Marked as ready', tone: 'success' },
        { id: '2', at: at(23, 8), what: 'Paid' },
        { id: '3', at: at(22, 23), who: 'Ben', what: 'Placed' },
        { id: '4', at: at(1, 10), what: 'Made' },
        { id: '5', at: new Date(2025, 4, 2, 10).toISOString(), what: 'Begun' },
      ]}
    />,
  );
  expect(screen.getAllByRole('region').map((day) => day.getAttribute('aria-label'))).toEqual([
    'Today',
    'Yesterday',
    'Sunday, November 1',
    'May 2, 2025',
  ]);
  const today = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
  expect(today.map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual([
    'Marked as ready9:05 AM · by Ana',
    'Paid8:05 AM',
  ]);
  expect(within(today[0] ?? document.body).getByText(/9:05/)).toHaveAttribute('datetime', at(23, 9));
});
