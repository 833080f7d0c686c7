import type { ReactNode } from 'react';
import { useText } from '../../frame/use-text.js';

const bars = [26, 34, 30, 58, 44, 52, 64, 76];

const draw = (children: ReactNode, className?: 'onward') => (
  <svg viewBox="0 0 168 88" aria-hidden="true" className={className}>
    {children}
  </svg>
);

/** The corner of a code, as large as its modules are wide. */
const corner = (x: number, y: number, size: number) => {
  const [all, inner] = [size * 7, size * 3];
  return `M${x} ${y}h${all}v${all}h-${all}zm${size} ${size}v${size * 5}h${size * 5}v-${size * 5}zm${size} ${size}h${inner}v${inner}h-${inner}z`;
};
const codes = (places: readonly (readonly [number, number])[], size: number) => (
  <path className="ink" fillRule="evenodd" d={places.map(([x, y]) => corner(x, y, size)).join('')} />
);

function Score() {
  const text = useText('home');
  return draw(
    <>
      <path className="gauge" d="M28 74a56 56 0 0 1 112 0" />
      <path className="gauge value" d="M28 74a56 56 0 0 1 101-33" />
      <text x="84" y="72" textAnchor="middle">
        {text('good')}
      </text>
    </>,
  );
}

/** One for each feature, in the colours of the charts. */
export const pictures = {
  brand: draw(
    <>
      <path className="ink" fillRule="evenodd" d={corner(8, 23, 6)} />
      <rect className="ring b" x="68" y="27" width="34" height="34" rx="11" />
      <rect className="b" x="79" y="38" width="12" height="12" rx="4" />
      <circle className="ring c" cx="140" cy="44" r="17" />
      <circle className="c" cx="140" cy="44" r="7" />
    </>,
  ),
  picture: draw(
    <>
      <rect className="sheet" x="34" y="8" width="100" height="72" rx="10" />
      <path className="c" d="M40 74l26-30 18 18 14-14 30 26z" />
      <circle className="a" cx="112" cy="28" r="9" />
      {codes([[46, 16]], 3)}
      <path className="b" d="M146 4l4 9 9 4-9 4-4 9-4-9-9-4 9-4z" />
    </>,
  ),
  scansWell: <Score />,
  printers: draw(
    <>
      <path className="sheet" d="M48 30V8h72v22" />
      <rect className="ink" x="28" y="28" width="112" height="36" rx="8" />
      <circle className="c" cx="124" cy="40" r="4" />
      <path className="sheet" d="M48 48h72v34H48z" />
      {codes([[70, 54]], 3)}
      <path className="line" d="M98 58h14M98 68h10" />
    </>,
  ),
  pages: draw(
    <>
      <rect className="sheet" x="18" y="16" width="54" height="60" rx="8" />
      <rect className="sheet" x="96" y="16" width="54" height="60" rx="8" />
      <rect className="sheet" x="54" y="4" width="60" height="80" rx="10" />
      <rect className="a" x="62" y="12" width="44" height="26" rx="5" />
      <path className="line" d="M62 48h44M62 58h30" />
      <rect className="b" x="62" y="66" width="28" height="10" rx="5" />
    </>,
  ),
  rules: draw(
    <>
      <path className="line" d="M56 44h72M56 44c36 0 30-28 66-28h6M56 44c36 0 30 28 66 28h6" />
      {codes([[14, 23]], 6)}
      <circle className="a" cx="138" cy="16" r="11" />
      <rect className="b" x="127" y="33" width="22" height="22" rx="6" />
      <path className="c" d="M138 60l13 22h-26z" />
    </>,
    'onward',
  ),
  coupons: draw(
    <>
      <path className="a" d="M22 18h124v16a10 10 0 0 0 0 20v16H22V54a10 10 0 0 0 0-20z" />
      <path className="cut" d="M112 22v44" />
      <path className="tick" d="M52 44l11 11 22-23" />
    </>,
  ),
  forms: draw(
    <>
      <rect className="sheet" x="14" y="8" width="80" height="72" rx="8" />
      <path className="line" d="M26 24h56M26 40h56" />
      <rect className="a" x="26" y="54" width="34" height="14" rx="7" />
      <circle className="b" cx="130" cy="32" r="13" />
      <path className="b" d="M106 76c0-32 48-32 48 0z" />
    </>,
  ),
  labels: draw(
    <>
      <rect className="sheet" x="30" y="4" width="108" height="80" rx="6" />
      {codes(
        [40, 73, 106].flatMap((x) => [14, 52].map((y) => [x, y] as const)),
        3,
      )}
    </>,
  ),
  list: draw(
    <>
      <rect className="sheet" x="8" y="10" width="70" height="68" rx="6" />
      <path className="line" d="M18 27h50M18 44h50M18 61h50" />
      <path className="arrow" d="M90 44h24m-9-9 9 9-9 9" />
      {codes(
        [10, 34, 58].map((y) => [130, y] as const),
        3,
      )}
    </>,
    'onward',
  ),
  campaigns: draw(
    <>
      <rect className="sheet" x="28" y="12" width="112" height="70" rx="8" />
      <path className="ink" d="M28 28V20a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v8zM50 4h6v14h-6zM112 4h6v14h-6z" />
      <rect className="b" x="58" y="42" width="68" height="12" rx="6" />
      <rect className="c" x="40" y="62" width="46" height="12" rx="6" />
    </>,
  ),
  works: draw(
    bars.map((height, index) => (
      <rect key={index} className="a" x={index * 20 + 8} y={84 - height} width="12" height={height} rx="3" />
    )),
  ),
} as const;

export type Feature = keyof typeof pictures;
