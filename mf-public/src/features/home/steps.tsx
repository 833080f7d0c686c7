import { useText } from '../../frame/use-text.js';

const steps = ['create', 'print', 'scans'] as const;

export function Steps() {
  const text = useText('home');
  return (
    <section className="band" id="how">
      <h2>{text('stepsTitle')}</h2>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step}>
            <h3>{text(`${step}Title`)}</h3>
            <p>{text(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
