import { at, bean, mark, paint, scene, shadow } from './drawing.js';

interface Bag {
  body: string;
  fold: string;
  label: string;
  ink: string;
}

/** A bag of a pound of beans, which stands on the table. */
const bag = ({ body, fold, label, ink }: Bag, sign: string): string =>
  `${shadow(480, 806, 220)}<path d="M322 250h316l34 520a36 36 0 0 1-36 38H324a36 36 0 0 1-36-38z" fill="${body}"/>
   <path d="M560 250h78l34 520a36 36 0 0 1-36 38h-60z" fill="#000" opacity="0.07"/><path d="M314 186h332v74H314z" fill="${fold}"/>
   <rect x="300" y="214" width="360" height="22" rx="11" fill="#000" opacity="0.14"/><circle cx="480" cy="320" r="13" fill="#000" opacity="0.2"/>
   <rect x="356" y="390" width="248" height="300" rx="22" fill="${label}"/>${sign}
   <g fill="${ink}"><rect x="400" y="606" width="160" height="14" rx="7"/><rect x="430" y="638" width="100" height="10" rx="5" opacity="0.6"/></g>`;

const flake = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    size,
    `<path d="M0-50V50M-43-25l86 50M-43 25l86-50M-12-42L0-30l12-12M-12 42L0 30l12 12M-42-11l16 4 5-16M42 11l-16-4-5 16M-42 11l16-4 5 16M42-11l-16 4-5-16" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

export const houseBeans = scene(
  { wall: '#0b5d5b', light: '#167672', table: paint.wood },
  bag(
    { body: paint.paper, fold: paint.fold, label: paint.navy, ink: paint.paper },
    at(484, 506, 3.6, mark(paint.paper)),
  ) +
    bean(210, 830, 20) +
    bean(270, 868, -30) +
    bean(736, 838, -16) +
    bean(690, 876, 34) +
    bean(800, 880, 8),
);

export const winterRoast = scene(
  { wall: '#c9dbe6', light: '#e4eff5', table: '#f4f8fa' },
  flake(150, 190, 0.8, '#fff') +
    flake(806, 260, 1, '#fff') +
    flake(120, 560, 0.6, '#fff') +
    flake(850, 590, 0.7, '#fff') +
    bag({ body: paint.navy, fold: paint.deep, label: paint.cream, ink: paint.navy }, flake(480, 500, 1.5, paint.navy)) +
    bean(220, 846, -20) +
    bean(748, 850, 24),
);

export const decaf = scene(
  { wall: '#f4d9c0', light: '#fbe9d8', table: paint.edge },
  bag(
    { body: '#6f8f7a', fold: '#587463', label: paint.cream, ink: '#587463' },
    `<path d="M540 420a92 92 0 1 0 14 140 74 74 0 0 1-14-140z" fill="#587463"/><g fill="${paint.sand}"><circle cx="560" cy="460" r="9"/><circle cx="536" cy="500" r="6"/></g>`,
  ) +
    bean(214, 840, 14) +
    bean(760, 858, -28),
);
