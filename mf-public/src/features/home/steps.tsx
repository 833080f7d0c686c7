const steps = [
  [
    'Make it',
    'Say where the code should lead. Choose colours, dots, eyes and your logo, and watch the code change while you do.',
  ],
  [
    'Print it',
    'Download SVG, PDF, EPS or PNG at the size it will have on paper. A scan score tells you first whether phones will read it.',
  ],
  [
    'See it work',
    'Every scan shows up within seconds: when, in which country, on which kind of phone. Change the destination any time.',
  ],
] as const;

export function Steps() {
  return (
    <section className="band" id="how">
      <h2>From idea to scan in three steps</h2>
      <ol className="steps">
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
