import { usePageData, type GatePage } from '@swapt/shared/public';
import { useEffect, useRef, useState } from 'react';
import { CodePicture } from '../../frame/code-picture.js';
import { Field } from '../../frame/field.js';
import { Message } from '../../frame/message.js';
import { useIsLive } from '../../frame/use-is-live.js';

/** What a code asks for before it leads on. A plain form: without script it works as for somebody who does not share their place. */
export default function GateScreen() {
  const gate = usePageData('gate');
  return (
    <Message
      title={titleOf(gate)}
      picture={<CodePicture sign="arrow" />}
      actions={null}
      about={{ kind: 'code', id: gate.slug }}
    >
      <form className="form gate" method="post" action={gate.action}>
        <input type="hidden" name="use" value={gate.useId} />
        {gate.asksPassword && <PasswordField {...gate} />}
        {gate.isLimited && (
          <p>This code can be used a limited number of times. Press the button when you are ready to use it.</p>
        )}
        {gate.asksPlace ? <PlaceButtons {...gate} /> : <button className="button">{wordsOf(gate)}</button>}
      </form>
    </Message>
  );
}

function titleOf({ orgName, asksPassword, asksPlace }: GatePage): string {
  if (asksPassword) return `${orgName} asks for a password`;
  return asksPlace ? `${orgName} has something for where you are` : `A code from ${orgName}`;
}

const wordsOf = ({ isLimited }: GatePage) => (isLimited ? 'Use it now' : 'Continue');

const problems = {
  password: 'This password is not right. Please try again.',
  tries: 'Too many tries. Please wait a minute, then try again.',
};

function PasswordField({ orgName, problem }: GatePage) {
  return (
    <Field label="Password" hint={`If you do not have it, ask ${orgName}.`} problem={problem && problems[problem]}>
      {(props) => (
        <input {...props} name="password" type="password" autoComplete="off" required maxLength={72} autoFocus />
      )}
    </Field>
  );
}

/** The place is asked for by a press of a button, never at once, and is sent once with this form. */
function PlaceButtons(gate: GatePage) {
  const isLive = useIsLive();
  const canAsk = isLive && 'geolocation' in navigator;
  const [state, setState] = useState<'ready' | 'asking' | 'refused'>('ready');
  const [place, setPlace] = useState<GeolocationCoordinates>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (place) field.current?.form?.requestSubmit();
  }, [place]);

  function ask() {
    if (!field.current?.form?.reportValidity()) return;
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPlace(coords),
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  }

  return (
    <>
      <p>
        This code leads to different places, depending on where it is scanned. Your place is used for this once, and it
        is not kept.
      </p>
      <input ref={field} type="hidden" name="latitude" value={place?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={place?.longitude ?? ''} />
      <div role="status">
        {state === 'refused' && <p>Your phone did not tell its place. You can continue without it.</p>}
      </div>
      <div className="actions">
        {canAsk && (
          <button className="button" type="button" onClick={ask} disabled={state === 'asking'}>
            {state === 'asking' ? 'Finding your place …' : 'Use my place'}
          </button>
        )}
        <button className={canAsk ? 'button quiet' : 'button'}>
          {gate.isLimited ? 'Use it without my place' : 'Continue without my place'}
        </button>
      </div>
    </>
  );
}
