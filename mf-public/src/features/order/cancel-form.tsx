import { useSending } from '../../frame/use-sending.js';
import { useText } from '../../frame/use-text.js';

/** Cancels an order. The button stands behind a question, which needs no script. */
export function CancelForm({ action }: { action: string }) {
  const text = useText('order');
  const [isSending, onSubmit] = useSending();
  return (
    <details className="cancel-order">
      <summary>{text('cancelAsk')}</summary>
      <form method="post" action={action} onSubmit={onSubmit}>
        <p>{text('cancelText')}</p>
        <button className="button quiet" disabled={isSending}>
          {text('cancel')}
        </button>
      </form>
    </details>
  );
}
