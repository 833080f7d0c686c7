import type { ShownOrder } from '@swapt/shared/contract';
import { screen, within } from '@testing-library/react';
import { sampleOrder } from '../../testing/sample-order.js';
import { openInStore, sampleStore } from '../../testing/sample-store.js';

const items = [{ line_no: 2, name: 'tides.pdf', size: '1.2 MB' }];
const open = async (files: ShownOrder['files']) => {
  const opened = await openInStore({
    ...{ screen: 'order', kind: 'shown', store: sampleStore, isTooLate: false },
    order: { ...sampleOrder, files },
  });
  return { ...opened, files: within(screen.getByRole('region', { name: 'Your files' })) };
};

describe('the files of an order', () => {
  it('are downloaded from its page until their time is over', async () => {
    const { files, repairs } = await open({ state: 'open', until: 'Friday, 14:00', items });
    const address = `/my-orders/${sampleStore.store_id}/a-link/files/2`;
    expect(files.getByRole('link', { name: 'tides.pdf' })).toHaveAttribute('href', address);
    expect(files.getByText('1.2 MB')).toBeVisible();
    expect(files.getByText('You can download them until Friday, 14:00.')).toBeVisible();
    expect(repairs).toEqual([]);
  });

  it.each([
    ['unpaid', 'You can download them here as soon as the order is paid.'],
    ['over', 'The time to download them is over. Ask the store, and it can open it again.'],
  ] as const)('are named without a link while they are %s', async (state, says) => {
    const { files } = await open({ state, until: state === 'over' ? 'Friday, 14:00' : null, items });
    expect(files.getByText('tides.pdf')).toBeVisible();
    expect(files.queryByRole('link')).not.toBeInTheDocument();
    expect(files.getByText(says)).toBeVisible();
  });
});
