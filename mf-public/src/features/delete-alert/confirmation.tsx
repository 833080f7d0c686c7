import type { DeleteAlertScreenData } from '@swapt/shared/public';
import { ChoiceForm } from '../../frame/choice-form.js';
import { PageFrame } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';

/** Opening this page deletes nothing; its button does, once. */
export function Confirmation({ token, who, lost }: Extract<DeleteAlertScreenData, { kind: 'ask' }>) {
  const text = useText('deleteAlert');
  return (
    <PageFrame>
      <article className="prose">
        <h1>{text('askTitle')}</h1>
        <p className="lead">{text('askLead')}</p>
        <section className="boxed form">
          <p>
            <strong>{who}</strong>
          </p>
          <p>{text('willDelete')}</p>
          <ul>
            {lost.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <ChoiceForm
            action={`/deleteAlert/${encodeURIComponent(token)}`}
            choices={[
              { value: 'cancel', label: text('cancel'), kind: 'quiet' },
              { value: 'delete', label: text('delete'), kind: 'danger' },
            ]}
          />
        </section>
      </article>
    </PageFrame>
  );
}
