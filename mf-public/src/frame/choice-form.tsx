import { useSending } from './use-sending.js';

interface Props {
  action: string;
  /** What the choice is about. */
  about?: Record<string, string>;
  choices: readonly { value: string; label: string; kind?: 'quiet' | 'danger' }[];
}

/** Buttons of which each gives another answer. A plain form: it works without script. */
export function ChoiceForm({ action, about = {}, choices }: Props) {
  const [isSending, onSubmit] = useSending();
  return (
    <form className="actions" method="post" action={action} onSubmit={onSubmit} aria-busy={isSending}>
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map(({ value, label, kind }) => (
        <button key={value} className={kind ? `button ${kind}` : 'button'} name="choice" value={value}>
          {label}
        </button>
      ))}
    </form>
  );
}
