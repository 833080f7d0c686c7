import { useScreenData } from '@swapt/shared/public';
import { PageFrame } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';

const saved = ['savedTime', 'savedCountry', 'savedDevice', 'savedNumber'] as const;
const never = ['neverName', 'neverPlace', 'neverOthers'] as const;

export default function PrivacyScreen() {
  const text = useText('privacy');
  return (
    <PageFrame>
      <article className="prose">
        <h1>{text('title')}</h1>
        <p className="lead">{text('lead')}</p>
        <VisitorChoice />
        <h2>{text('savedTitle')}</h2>
        <ul>
          {saved.map((each) => (
            <li key={each}>{text(each)}</li>
          ))}
        </ul>
        <h2>{text('neverTitle')}</h2>
        <ul>
          {never.map((each) => (
            <li key={each}>{text(each)}</li>
          ))}
        </ul>
        <h2>{text('formTitle')}</h2>
        <p>{text.rich('formText', { delete: (words) => <a href="/deleteAlert">{words}</a> })}</p>
        <h2>{text('whoTitle')}</h2>
        <p>{text('whoText')}</p>
      </article>
    </PageFrame>
  );
}

/** A plain form: it works without script. */
function VisitorChoice() {
  const { isOptedOut } = useScreenData('privacy');
  const text = useText('privacy');
  return (
    <section className="choice" aria-labelledby="choice">
      <h2 id="choice">{text(isOptedOut ? 'optedOutTitle' : 'choiceTitle')}</h2>
      <p>{text(isOptedOut ? 'optedOutText' : 'choiceText')}</p>
      <form method="post" action="/privacy">
        <button className="button" name="choice" value={isOptedOut ? 'in' : 'out'}>
          {text(isOptedOut ? 'optIn' : 'optOut')}
        </button>
      </form>
    </section>
  );
}
