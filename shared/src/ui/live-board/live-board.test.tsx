import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { apiError, renderScreen } from '../../testing/index.js';
import { LiveBoard, type BoardCard } from './index.js';

interface Order extends BoardCard {
  name: string;
}
const order = (id: string, column = 'new', name = `Order ${id}`): Order => ({ id, column, name });
const columns = [
  { key: 'new', title: 'New' },
  { key: 'ready', title: 'Ready' },
];

let orders: Order[] | Error;

function Board() {
  const query = useQuery({
    queryKey: ['orders'],
    queryFn: async () => {
      if (orders instanceof Error) throw orders;
      return [...orders];
    },
    refetchInterval: 1000,
    retry: false,
  });
  return (
    <LiveBoard<Order>
      query={query}
      columns={columns}
      noun={{ one: 'order', many: 'orders' }}
      nameOf={({ name }) => name}
      render={({ name }) => <button>{name}</button>}
    />
  );
}

const cardsOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function show(first: Order[] | Error) {
  orders = first;
  const view = renderScreen(<Board />);
  await wait(50);
  return view;
}

describe('a live board', () => {
  it('shows by itself what came and what went on, and announces what is new', async () => {
    await show([order('1')]);
    expect(cardsOf('New')).toEqual(['Order 1']);
    expect(screen.queryByText(/^New: /)).toBeNull();
    orders = [order('2'), order('1', 'ready')];
    await wait(1100);
    expect(cardsOf('New')).toEqual(['Order 2']);
    expect(cardsOf('Ready')).toEqual(['Order 1']);
    expect(screen.getByText('New: Order 2')).toBeInTheDocument();
  });

  it('never moves a card under a pointer, and says what waits', async () => {
    await show([order('1')]);
    const board = screen.getByRole('region', { name: 'New' }).parentElement ?? document.body;
    fireEvent.pointerEnter(board);
    orders = [order('2'), order('1')];
    await wait(1100);
    expect(cardsOf('New')).toEqual(['Order 1']);
    expect(screen.getByText('New: Order 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show 1 new order' })).toBeVisible();
    fireEvent.pointerLeave(board);
    await wait(1300);
    expect(cardsOf('New')).toEqual(['Order 2', 'Order 1']);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('shows what waits when told so, and changes words in place meanwhile', async () => {
    await show([order('1')]);
    act(() => screen.getByRole('button', { name: 'Order 1' }).focus());
    orders = [order('1', 'new', 'Order 1, paid')];
    await wait(1100);
    expect(cardsOf('New')).toEqual(['Order 1, paid']);
    orders = [order('2'), order('3'), order('1')];
    await wait(1100);
    expect(cardsOf('New')).toEqual(['Order 1, paid']);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 new orders' }));
    expect(cardsOf('New')).toEqual(['Order 2', 'Order 3', 'Order 1']);
  });

  it('says since when it is not up to date, keeps its cards, and goes on', async () => {
    await show([order('1')]);
    orders = new Error('offline');
    await wait(1100);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not up to date since/);
    expect(cardsOf('New')).toEqual(['Order 1']);
    orders = [order('2')];
    await wait(1100);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cardsOf('New')).toEqual(['Order 2']);
  });

  it('says what to do when it cannot be read, and when nothing is there', async () => {
    await show(apiError('server.unavailable'));
    expect(screen.getByRole('alert')).toHaveTextContent('briefly unavailable');
    orders = [];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(100);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });
});
