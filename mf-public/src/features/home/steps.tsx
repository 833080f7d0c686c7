const steps = [
  [
    'Create it',
    'Choose where the code leads. Pick colours, dots, eyes and your logo, and watch the code change as you go.',
  ],
  [
    'Print it',
    'Download SVG, PDF, EPS or PNG in the size you need on paper. The scan score tells you first whether phones can read it.',
  ],
  [
    'See the scans',
    'Every scan appears within seconds: when, in which country and on which kind of phone. You can change the destination at any time.',
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
