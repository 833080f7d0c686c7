const questions = [
  [
    'What happens to codes that are printed already?',
    'They go on working. A printed code carries a short address of yours; you change what stands behind it, for all prints at once.',
  ],
  ['Do my customers need an app?', 'No. Every phone camera of the last years reads the codes and opens the page.'],
  [
    'Can a code take a break?',
    'Yes. Pause it, and whoever scans it reads a friendly note with your name. Bring it back with one click.',
  ],
  [
    'Can my team work with me?',
    'Yes. Invite people by e-mail as admin, editor, cashier or viewer. Each sees and does what the role allows.',
  ],
  [
    'What do you know about my customers?',
    'How often, when, from which country and with what kind of phone. No names, no advertising networks, and visitors can opt out.',
  ],
] as const;

export function Questions() {
  return (
    <section className="questions">
      <h2>Questions people ask first</h2>
      {questions.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
