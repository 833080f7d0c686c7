import type { GateScreenData } from '@swapt/shared/public';
import { useEffect, useRef, useState } from 'react';
import { useIsLive } from '../../frame/use-is-live.js';
import { useText } from '../../frame/use-text.js';

/** The place is asked for by a press of a button, never at once, and is sent once with this form. */
export function PlaceButtons({ isLimited }: GateScreenData) {
  const text = useText('gate');
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
      <p>{text('whyPlace')}</p>
      <input ref={field} type="hidden" name="latitude" value={place?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={place?.longitude ?? ''} />
      <div role="status">{state === 'refused' && <p>{text('noPlace')}</p>}</div>
      <div className="actions">
        {canAsk && (
          <button className="button" type="button" onClick={ask} disabled={state === 'asking'}>
            {text(state === 'asking' ? 'finding' : 'useMyPlace')}
          </button>
        )}
        <button className={canAsk ? 'button quiet' : 'button'}>
          {text(isLimited ? 'useWithoutPlace' : 'continueWithoutPlace')}
        </button>
      </div>
    </>
  );
}
