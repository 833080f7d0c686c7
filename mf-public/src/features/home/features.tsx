import type { ReactNode } from 'react';

const bars = [18, 26, 22, 34, 30, 44, 58, 40, 52, 64, 60, 76];

const chart = (
  <svg viewBox="0 0 240 88" aria-hidden="true">
    {bars.map((height, index) => (
      <rect key={index} className="bar-scan" x={index * 20 + 4} y={84 - height} width="12" height={height} rx="3" />
    ))}
  </svg>
);

const styles = (
  <svg viewBox="0 0 240 88" aria-hidden="true">
    <path className="square" d="M20 16h56v56H20zM32 28v32h32V28z" fillRule="evenodd" />
    <path className="square" d="M40 36h16v16H40z" />
    <rect className="rounded" x="95" y="19" width="50" height="50" rx="16" />
    <rect className="rounded fill" x="110" y="34" width="20" height="20" rx="7" />
    <circle className="round" cx="192" cy="44" r="25" />
    <circle className="round fill" cx="192" cy="44" r="11" />
  </svg>
);

const files = (
  <div className="files" aria-hidden="true">
    {['SVG', 'PDF', 'EPS', 'PNG'].map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

const score = (
  <svg viewBox="0 0 240 88" aria-hidden="true">
    <path className="gauge" d="M64 74a56 56 0 0 1 112 0" />
    <path className="gauge value" d="M64 74a56 56 0 0 1 101-33" />
    <text x="120" y="72" textAnchor="middle">
      Good
    </text>
  </svg>
);

const features: readonly [title: string, text: string, picture: ReactNode][] = [
  [
    'It matches your brand',
    'Square, rounded or round, in your colours, with your logo in the middle. The printed code looks exactly like the preview.',
    styles,
  ],
  [
    'You know that it scans',
    'We test every style with blur, distance and poor light. If phones cannot read a style, we tell you why.',
    score,
  ],
  [
    'Ready for every printer',
    'Vector files for the print shop, image files for the screen, in the exact size you choose.',
    files,
  ],
  [
    'You see what works',
    'Scans by hour, day, country, device and language. We count people separately from bots and link previews.',
    chart,
  ],
];

export function Features() {
  return (
    <section className="band">
      <h2>Made for shops and for print</h2>
      <div className="features">
        {features.map(([title, text, picture]) => (
          <article key={title}>
            <div className="picture">{picture}</div>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
