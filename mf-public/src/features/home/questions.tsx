import { useText } from '../../frame/use-text.js';

const questions = ['printed', 'app', 'pause', 'end', 'real', 'team', 'data'] as const;

export function Questions() {
  const text = useText('home');
  return (
    <section className="questions">
      <h2>{text('questionsTitle')}</h2>
      {questions.map((question) => (
        <details key={question}>
          <summary>{text(`${question}Ask`)}</summary>
          <p>{text(`${question}Answer`)}</p>
        </details>
      ))}
    </section>
  );
}
