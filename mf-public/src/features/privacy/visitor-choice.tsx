import { useScreenData } from '@swapt/shared/public';
import { ChoiceForm } from '../../frame/choice-form.js';
import { CookieAsk } from '../../frame/cookie-ask.js';
import { useText } from '../../frame/use-text.js';

/** What somebody can choose for this browser; plain forms, which work without script. */
export function VisitorChoice() {
  const { org, refusal, back } = useScreenData('privacy');
  const text = useText('privacy');
  if (refusal) return <Refused isByBrowser={refusal === 'browser'} />;
  return (
    <>
      <section className="choice" aria-labelledby="choice">
        <h2 id="choice">{text('choiceTitle')}</h2>
        {org?.hasAgreed && (
          <>
            <p>{text('agreedText', { orgName: org.name })}</p>
            <Choice value="refuse" orgId={org.id} label={text('withdraw')} />
          </>
        )}
        <p>{text('choiceText')}</p>
        <Choice value="out" label={text('optOut')} />
      </section>
      {org?.visitorMode === 'cookie' && !org.hasAgreed && (
        <CookieAsk question={{ orgId: org.id, back }} orgName={org.name} />
      )}
    </>
  );
}

function Refused({ isByBrowser }: { isByBrowser: boolean }) {
  const text = useText('privacy');
  return (
    <section className="choice" aria-labelledby="choice">
      <h2 id="choice">{text('optedOutTitle')}</h2>
      <p>{text(isByBrowser ? 'browserText' : 'optedOutText')}</p>
      {!isByBrowser && <Choice value="in" label={text('optIn')} />}
    </section>
  );
}

interface Props {
  value: 'in' | 'out' | 'refuse';
  orgId?: string;
  label: string;
}

function Choice({ value, orgId, label }: Props) {
  const { back } = useScreenData('privacy');
  const about = { back, ...(orgId !== undefined && { org: orgId }) };
  return <ChoiceForm action="/privacy" about={about} choices={[{ value, label }]} />;
}
