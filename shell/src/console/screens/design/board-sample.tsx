import { ApiError } from '@swapt/shared/client';
import { formatMoney } from '@swapt/shared/money';
import { Panel, RelativeTime } from '@swapt/shared/ui';
import { LiveBoard, type BoardCard } from '@swapt/shared/ui/live-board';
import { useQuery } from '@tanstack/react-query';
import { Flex, Switch } from 'antd';
import { useState } from 'react';

interface Order extends BoardCard {
  name: string;
  goods: string;
  amount: number;
  at: string;
}

const columns = [
  { key: 'new', title: 'New' },
  { key: 'making', title: 'Being made' },
  { key: 'ready', title: 'Ready' },
];
const tables = ['Table 3', 'Window', 'Take away', 'Table 7', 'Terrace'];
const goods = ['2 coffee, 1 croissant', '1 dark bread', '6 rolls, 1 butter', '1 cheesecake, 2 tea'];

const step = 8000;

/** A day in a bakery: an order every eight seconds, each of which goes on from column to column. */
function ordersAt(now: number): Order[] {
  const latest = Math.floor(now / step);
  return Array.from({ length: 6 }, (_, age) => {
    const number = latest - age;
    return {
      id: String(number),
      column: columns[Math.min(2, Math.floor(age / 2))]?.key ?? 'new',
      name: `Order ${1000 + (number % 9000)}, ${tables[number % tables.length]}`,
      goods: goods[number % goods.length] ?? '',
      amount: 350 + (number % 9) * 120,
      at: new Date(number * step).toISOString(),
    };
  });
}

export function BoardSample() {
  const [isLost, setIsLost] = useState(false);
  const query = useQuery({
    queryKey: ['design-board', isLost ? 'lost' : 'there'],
    queryFn: async () => {
      if (isLost) throw ApiError.offline(undefined);
      return ordersAt(Date.now());
    },
    placeholderData: (before) => before,
    refetchInterval: 2000,
    retry: false,
    meta: { shownByForm: true },
  });
  return (
    <Panel
      title="Live board"
      lead="New orders appear by themselves, and nothing moves while you point at the board."
      extra={
        <Flex gap={8} align="center">
          <Switch aria-label="Without a server" checked={isLost} onChange={setIsLost} /> Without a server
        </Flex>
      }
    >
      <LiveBoard<Order>
        query={query}
        columns={columns}
        noun={{ one: 'order', many: 'orders' }}
        nameOf={({ name }) => name}
        render={({ name, goods: what, amount, at }) => (
          <>
            <strong>{name}</strong>
            <div>{what}</div>
            <Flex justify="space-between" gap={8} wrap>
              <span>{formatMoney({ amount, currency: 'EUR' })}</span>
              <RelativeTime at={at} />
            </Flex>
          </>
        )}
      />
    </Panel>
  );
}
