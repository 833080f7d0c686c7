import { useScreenData, type PromoScreenData } from '@swapt/shared/public';
import { promoLimits } from '@swapt/shared/values';
import { PromoQuestion } from '../../entities/promo/promo-question.js';
import { CodePicture } from '../../frame/code-picture.js';
import { Field } from '../../frame/field.js';
import { Message } from '../../frame/message.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';

/** The offers at a code: what opens one, and what is open. */
export default function PromoScreen() {
  const page = useScreenData('promo');
  return page.kind === 'ask' ? <Ask {...page} /> : <Open {...page} />;
}

function Ask({ slug, orgName, action, code, problem, asks }: Extract<PromoScreenData, { kind: 'ask' }>) {
  const text = useText('promo');
  return (
    <Message
      title={text('title', { orgName })}
      picture={<CodePicture sign="question" />}
      actions={null}
      about={{ kind: 'code', id: slug }}
    >
      <p>{text('lead')}</p>
      <PlainForm action={action} problem={undefined} hasTrap button={text('open')} sending={text('opening')}>
        <Field label={text('code')} problem={problem ?? undefined}>
          {(props) => (
            <input
              {...props}
              name="code"
              required
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={promoLimits.code}
              defaultValue={code}
            />
          )}
        </Field>
        <PromoQuestion asks={asks} />
      </PlainForm>
    </Message>
  );
}

function Open({ slug, name, code, minutes, gives, stores }: Extract<PromoScreenData, { kind: 'open' }>) {
  const text = useText('promo');
  return (
    <Message
      title={text('openTitle', { offer: name })}
      picture={<CodePicture sign="tick" />}
      about={{ kind: 'code', id: slug }}
      actions={stores.map(({ store_id: id, name: store }) => (
        <a key={id} className="button" href={`/store/${id}/`}>
          {text('toShop', { name: store })}
        </a>
      ))}
    >
      <p>{text('openFor', { minutes })}</p>
      {gives.length > 0 && (
        <>
          <h2>{text('gives')}</h2>
          <ul className="gives">
            {gives.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {stores.length > 0 && <p>{text('howOn', { code })}</p>}
      <p>{text('atTheTill', { code })}</p>
    </Message>
  );
}
