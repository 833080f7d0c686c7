import type { TestCard } from '@swapt/shared/values';

/** What happens to an order of the demo, one after the other. */
export type DemoStep =
  | 'pay'
  | 'ready'
  | 'hand_over'
  | 'hand_over_some'
  | 'deliver'
  | 'take_payment'
  | 'refund'
  | 'refund_line'
  | 'cancel'
  | 'withdraw';

export interface DemoOrder {
  /** Before the demo was made. */
  hoursAgo: number;
  /** Of the demo's customers. */
  email: string;
  /** By their stock numbers. */
  items: readonly (readonly [sku: string, quantity: number])[];
  /** What is brought is paid by card. */
  isDelivered?: true;
  /** The card that is tried. Without one it is paid when it is picked up. */
  card?: TestCard;
  note?: string;
  then: readonly DemoStep[];
}

/** Orders in every state, the oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...{ hoursAgo: 216, email: 'tom.ashby@example.com', items: [['HB1000-W', 1]] },
    ...{ card: 'pm_card_visa', then: ['pay', 'ready', 'hand_over'] },
  },
  {
    ...{
      hoursAgo: 168,
      email: 'priya.nair@example.com',
      items: [
        ['MUG-NAVY', 2],
        ['TEA-MINT', 1],
      ],
    },
    ...{ card: 'pm_card_visa', isDelivered: true, note: 'Please ring at the blue door.' },
    then: ['pay', 'hand_over', 'deliver'],
  },
  {
    ...{
      hoursAgo: 144,
      email: 'claire.dubois@example.com',
      items: [
        ['HB250-E', 2],
        ['TEA-BLACK', 1],
      ],
    },
    ...{ card: 'pm_card_visa', then: ['pay', 'hand_over', 'refund_line'] },
  },
  {
    ...{ hoursAgo: 120, email: 'liam.byrne@example.com', items: [['BOX-6', 1]] },
    ...{ card: 'pm_card_visa', then: ['pay', 'refund', 'cancel'] },
  },
  { hoursAgo: 96, email: 'owen.marsh@example.com', items: [['GIFT-25', 1]], then: ['withdraw'] },
  {
    ...{ hoursAgo: 72, email: 'jonas.weber@example.com', items: [['POUR-OVER', 1]] },
    ...{ card: 'pm_card_visa_chargeDeclinedInsufficientFunds', then: ['pay'] },
  },
  {
    ...{ hoursAgo: 48, email: 'sofia.rossi@example.com', items: [['COLD-500', 3]] },
    then: ['ready', 'take_payment', 'hand_over'],
  },
  {
    ...{
      hoursAgo: 24,
      email: 'hana.sato@example.com',
      items: [
        ['HB250-F', 2],
        ['TEA-GREEN', 1],
      ],
    },
    ...{ card: 'pm_card_createDispute', isDelivered: true, then: ['pay', 'hand_over'] },
  },
  {
    ...{
      hoursAgo: 3,
      email: 'maren.holt@example.com',
      items: [
        ['HB250-W', 1],
        ['CINNAMON', 2],
      ],
    },
    ...{ card: 'pm_card_visa', then: ['pay', 'hand_over_some'] },
  },
  {
    ...{
      hoursAgo: 2,
      email: 'tom.ashby@example.com',
      items: [
        ['FW-L-OAT', 1],
        ['CROISSANT', 1],
      ],
    },
    ...{ note: 'Extra hot, please.', then: ['ready'] },
  },
  {
    ...{ hoursAgo: 1, email: 'priya.nair@example.com', items: [['CROISSANT', 4]] },
    ...{ card: 'pm_card_visa', then: ['pay'] },
  },
  { hoursAgo: 0.5, email: 'sofia.rossi@example.com', items: [['FW-R', 2]], then: [] },
  {
    ...{ hoursAgo: 0.1, email: 'hana.sato@example.com', items: [['MUG-PETROL', 1]] },
    ...{ card: 'pm_card_visa_chargeDeclined', then: ['pay'] },
  },
];
