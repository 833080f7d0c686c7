import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useSending } from './use-sending.js';
import { useText } from './use-text.js';

interface Props {
  action: string;
  title?: string | undefined;
  /** What is wrong with the form as a whole; a field tells its own. */
  problem: string | undefined;
  /** A field that no person sees: what fills it in is a robot. */
  hasTrap?: boolean;
  button: string;
  sending: string;
  /** Something in it was changed; called once when the page gets live, as something may have been before. */
  onChange?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A form of one button. It is posted by the browser itself, so that it works without script. */
export function PlainForm({ action, title, problem, hasTrap, button, sending, onChange, children }: Props) {
  const [isSending, onSubmit] = useSending();
  const text = useText('frame');
  const form = useRef<HTMLFormElement>(null);
  const onLive = useEffectEvent(() => form.current && onChange?.(form.current));
  useEffect(() => void onLive(), []);
  return (
    <form
      ref={form}
      className="boxed form"
      method="post"
      action={action}
      onSubmit={onSubmit}
      onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
      aria-busy={isSending}
    >
      {title && <h2>{title}</h2>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {children}
      {hasTrap && (
        <div className="unseen" aria-hidden="true">
          <label>
            {text('leaveEmpty')} <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      <button className="button" disabled={isSending}>
        {isSending ? sending : button}
      </button>
    </form>
  );
}
