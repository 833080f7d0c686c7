import { useText } from '../../frame/use-text.js';

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

function Score() {
  const text = useText('home');
  return (
    <svg viewBox="0 0 240 88" aria-hidden="true">
      <path className="gauge" d="M64 74a56 56 0 0 1 112 0" />
      <path className="gauge value" d="M64 74a56 56 0 0 1 101-33" />
      <text x="120" y="72" textAnchor="middle">
        {text('good')}
      </text>
    </svg>
  );
}

const features = [
  ['brand', styles],
  ['scansWell', <Score key="score" />],
  ['printers', files],
  ['works', chart],
] as const;

export function Features() {
  const text = useText('home');
  return (
    <section className="band">
      <h2>{text('featuresTitle')}</h2>
      <div className="features">
        {features.map(([name, picture]) => (
          <article key={name}>
            <div className="picture">{picture}</div>
            <h3>{text(`${name}Title`)}</h3>
            <p>{text(`${name}Text`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
