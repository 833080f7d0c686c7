import type { DeleteAlertScreenData } from '@swapt/shared/public';
import { PageFrame } from '../../frame/page-frame.js';
import { useSending } from '../../frame/use-sending.js';

/** Opening this page deletes nothing; its button does, once. */
export function Confirmation({ token, who, lost }: Extract<DeleteAlertScreenData, { kind: 'ask' }>) {
  const [isSending, onSubmit] = useSending();
  return (
    <PageFrame>
      <article className="prose">
        <h1>Delete Confirmation</h1>
        <p className="lead">Do you want to delete the user?</p>
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
          <p>We will permanently delete:</p>
          <ul>
            {lost.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p className="actions">
            <button className="button quiet" name="choice" value="cancel">
              Cancel
            </button>
            <button className="button danger" name="choice" value="delete">
              DELETE
            </button>
          </p>
        </form>
      </article>
    </PageFrame>
  );
}
