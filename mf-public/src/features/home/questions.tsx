const questions = [
  [
    'What happens to codes I have already printed?',
    'They keep working. A printed code contains a short address. When you change where that address leads, all your printed codes change with it.',
  ],
  ['Do my customers need an app?', 'No. The camera of every recent phone reads the codes and opens the page.'],
  [
    'Can I pause a code?',
    'Yes. While it is paused, people who scan it see a short message with your name. You can resume it with one click.',
  ],
  [
    'Can my team work with me?',
    'Yes. Invite people by e-mail as admin, editor, cashier or viewer. Each person can do only what their role allows.',
  ],
  [
    'What do you know about my customers?',
    'How often and when they scan, from which country and with what kind of phone. We collect no names and use no advertising networks, and visitors can opt out.',
  ],
] as const;

export function Questions() {
  return (
    <section className="questions">
      <h2>Common questions</h2>
      {questions.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
