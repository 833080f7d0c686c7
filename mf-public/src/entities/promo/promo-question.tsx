import type { PromoQuestion as Question } from '@swapt/shared/public';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../frame/field.js';
import { useIsLive } from '../../frame/use-is-live.js';
import { useText } from '../../frame/use-text.js';

/** What a promo code asks for within a form: where somebody is, by a press of a button and never at once, or the key of somebody who lets them in. */
export function PromoQuestion({ asks }: { asks: Question }) {
  const text = useText('promo');
  return (
    <div className="promo-question">
      {asks.place && <PlaceButton />}
      {asks.key && (
        <details className="code-field">
          <summary>{text('withKey')}</summary>
          <Field label={text('key')}>
            {(props) => <input {...props} name="key" autoComplete="off" autoCapitalize="characters" maxLength={80} />}
          </Field>
          <button className="button quiet" name="step" value="apply" formNoValidate>
            {text('open')}
          </button>
        </details>
      )}
    </div>
  );
}

function PlaceButton() {
  const text = useText('promo');
  const isLive = useIsLive();
  const [state, setState] = useState<'ready' | 'asking' | 'refused'>('ready');
  const [place, setPlace] = useState<GeolocationCoordinates>();
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (place) send.current?.form?.requestSubmit(send.current);
  }, [place]);

  function ask() {
    setState('asking');
    navigator.geolocation.getCurrentPosition(setPlaceOf, () => setState('refused'), {
      ...{ enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    });
  }
  const setPlaceOf = ({ coords }: GeolocationPosition) => setPlace(coords);

  return (
    <>
      <p className="small">{text('whyPlace')}</p>
      <input type="hidden" name="latitude" value={place?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={place?.longitude ?? ''} />
      <button ref={send} className="unseen" tabIndex={-1} aria-hidden="true" name="step" value="apply" formNoValidate>
        {text('open')}
      </button>
      {isLive && (
        <button className="button" type="button" onClick={ask} disabled={state === 'asking'}>
          {text(state === 'asking' ? 'finding' : 'openHere')}
        </button>
      )}
      <noscript>
        <p>{text('needsScript')}</p>
      </noscript>
      <div role="status">{state === 'refused' && <p className="problem">{text('placeRefused')}</p>}</div>
    </>
  );
}
