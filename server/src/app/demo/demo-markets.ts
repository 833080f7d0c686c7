import type { DeskTender } from '@swapt/shared/values';

export interface DemoMarket {
  name: string;
  place: string;
  /** Before the demo was made; it lasts five hours. */
  hoursAgo: number;
  opening: number;
  /** What was paid with, what was sold by stock numbers, and what it cost. */
  sales: readonly (readonly [
    tender: Extract<DeskTender, 'cash' | 'card'>,
    items: readonly (readonly [sku: string, quantity: number])[],
    total: number,
  ])[];
  /** So much less is in the drawer at the end than should be. */
  missing: number;
  note: string;
  isApproved: boolean;
}

/** A market whose books are closed, and one that waits for somebody to sign it off. */
export const demoMarkets: readonly DemoMarket[] = [
  {
    ...{
      name: 'Harbour market',
      place: 'Quay 3',
      hoursAgo: 190,
      opening: 10_000,
      missing: 0,
      note: '',
      isApproved: true,
    },
    sales: [
      ['cash', [['FW-R', 1]], 390],
      [
        'cash',
        [
          ['FW-L', 1],
          ['CROISSANT', 1],
        ],
        730,
      ],
      ['card', [['COLD-500', 1]], 650],
      ['cash', [['CROISSANT', 2]], 560],
      [
        'card',
        [
          ['FW-R-OAT', 2],
          ['CROISSANT', 1],
        ],
        1_060,
      ],
      ['cash', [['FW-R', 2]], 780],
    ],
  },
  {
    ...{ name: 'Night market', place: 'Town square', hoursAgo: 21, opening: 8_000, missing: 50, isApproved: false },
    note: 'Counted twice: a 50p coin is missing.',
    sales: [
      ['cash', [['FW-L', 1]], 450],
      [
        'card',
        [
          ['FW-R', 2],
          ['COLD-500', 1],
        ],
        1_430,
      ],
      ['cash', [['CROISSANT', 1]], 280],
      ['cash', [['FW-R-OAT', 1]], 390],
    ],
  },
];
