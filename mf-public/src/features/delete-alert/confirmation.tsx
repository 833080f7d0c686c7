import type { DeleteAlertScreenData } from '@swapt/shared/public';
import { PageFrame } from '../../frame/page-frame.js';
import { useSending } from '../../frame/use-sending.js';
import { useText } from '../../frame/use-text.js';

/** Opening this page deletes nothing; its button does, once. */
export function Confirmation({ token, who, lost }: Extract<DeleteAlertScreenData, { kind: 'ask' }>) {
  const text = useText('deleteAlert');
  const [isSending, onSubmit] = useSending();
  return (
    <PageFrame>
      <article className="prose">
        <h1>{text('askTitle')}</h1>
        <p className="lead">{text('askLead')}</p>
        <form
          className="boxed form"
          method="post"
          action={`/deleteAlert/${encodeURIComponent(token)}`}
          onSubmit={onSubmit}
          aria-busy={isSending}
        >
          <p>
            <strong>{who}</strong>
          </p>
          <p>{text('willDelete')}</p>
          <ul>
            {lost.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p className="actions">
            <button className="button quiet" name="choice" value="cancel">
              {text('cancel')}
            </button>
            <button className="button danger" name="choice" value="delete">
              {text('delete')}
            </button>
          </p>
        </form>
      </article>
    </PageFrame>
  );
}
