import { at, fromAbove, paint, scene, shadow } from './drawing.js';

/** Seven folds of dough along an arc, the middle ones large; about 500 wide. */
const croissant = (): string => {
  const fold = (n: number): string => {
    const angle = n * 24;
    const radians = (angle * Math.PI) / 180;
    const [x, y] = [Math.round(215 * Math.sin(radians)), Math.round(150 - 190 * Math.cos(radians))];
    const length = 118 - Math.abs(n) * 22;
    const lit = `<path d="M-20-${Math.round(length * 0.6)}q-16 ${Math.round(length * 0.5)} 0 ${Math.round(length)}" fill="none" stroke="#f5c98a" stroke-width="12" stroke-linecap="round" opacity="0.8"/>`;
    return at(
      x,
      y,
      1,
      `<ellipse rx="62" ry="${length}" fill="${n % 2 === 0 ? '#dd9a48' : '#d08a39'}" stroke="#a5621f" stroke-width="9"/>${lit}`,
      angle,
    );
  };
  return [-3, 3, -2, 2, -1, 1, 0].map(fold).join('');
};

/** From above, about 480 wide. */
const roll = (): string =>
  `<circle r="230" fill="#d99a55"/><circle r="230" fill="none" stroke="#b3702f" stroke-width="14"/>
   <path d="M12 0a24 24 0 0 0-48 0 60 60 0 0 0 120 0 96 96 0 0 0-192 0 132 132 0 0 0 264 0 168 168 0 0 0-336 0 190 190 0 0 0 300 150" fill="none" stroke="#7b3f17" stroke-width="20" stroke-linecap="round"/>
   <path d="M-168-60C-120-190-84-190-96-60S-120 130-60 90-30-210 20-170-20 190 50 160 60-170 116-110 70 130 150 84" fill="none" stroke="#fffaf2" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>`;

export const butterCroissant = scene(
  { wall: '#d8e6e3', light: '#e9f2f0', table: paint.wood },
  `${shadow(480, 772, 330)}<ellipse cx="480" cy="736" rx="350" ry="52" fill="#fff"/><ellipse cx="480" cy="728" rx="270" ry="34" fill="#eceff0"/>${at(480, 556, 1.25, croissant())}`,
);

export const cinnamonRoll = fromAbove(
  paint.petrol,
  `<circle cx="480" cy="490" r="372" fill="#000" opacity="0.15"/><circle cx="480" cy="476" r="372" fill="#fffaf2"/><circle cx="480" cy="476" r="300" fill="#f1e7d8"/>${at(480, 476, 1.12, roll())}`,
);

const places = [210, 480, 750];

export const breakfastBox = fromAbove(
  '#f3dfc4',
  `<rect x="60" y="180" width="840" height="620" rx="34" fill="#000" opacity="0.12"/><rect x="60" y="160" width="840" height="620" rx="34" fill="${paint.edge}"/>
   <rect x="90" y="190" width="780" height="560" rx="22" fill="${paint.paper}"/><path d="M345 190v560M615 190v560M90 470h780" stroke="${paint.fold}" stroke-width="12"/>
   ${places.map((x, n) => at(x, 346, 0.42, croissant(), n * 12 - 12)).join('')}${places.map((x, n) => at(x, 612, 0.42, roll(), n * 70)).join('')}`,
);
