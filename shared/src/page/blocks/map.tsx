import { Suspense, useState } from 'react';
import type { BlockProps } from '../../contract/index.js';
import { LinkTo } from '../parts/link-to.js';
import { Missing } from '../parts/missing.js';
import { Section } from '../parts/section.js';
import { useIsLive } from '../parts/use-is-live.js';
import { useText } from '../parts/use-text.js';
import { useSurroundings, type Surroundings } from '../surroundings.js';

type Place = Pick<BlockProps['map'], 'address' | 'latitude' | 'longitude'>;

/** An address that opens the phone's own maps, and a map of ours that is fetched only when somebody asks for it. */
export function MapBlock({ id, title, ...place }: BlockProps['map']) {
  const { system, Map } = useSurroundings();
  const isLive = useIsLive();
  const text = useText('blocks');
  const [isWanted, setWanted] = useState(false);
  const { latitude, longitude } = place;
  const address = place.address.trim();
  if (address === '') return <Missing id={id}>Write the address</Missing>;
  const ownMap = Map && latitude !== null && longitude !== null && { Map, latitude, longitude };
  return (
    <Section id={id} name="map" title={title} className="lp-narrow">
      <address>
        <bdi>{address}</bdi>
      </address>
      <div className="lp-actions lp-left">
        <LinkTo
          link={mapsLink({ ...place, address }, system)}
          className="lp-button lp-solid"
          isAside={system === 'other'}
        >
          {text('openInMaps')}
        </LinkTo>
        {ownMap && !isWanted && (
          <button
            type="button"
            className="lp-button lp-outline lp-needs-script"
            disabled={!isLive}
            onClick={() => setWanted(true)}
          >
            {text('showMap')}
          </button>
        )}
      </div>
      {ownMap && isWanted && (
        <div className="lp-map-frame">
          <Suspense fallback={<p role="status">{text('loadingMap')}</p>}>
            <ownMap.Map latitude={ownMap.latitude} longitude={ownMap.longitude} label={address} />
          </Suspense>
        </div>
      )}
    </Section>
  );
}

const inOneLine = (address: string) =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** Apple's maps on an iPhone, the app of choice on Android, else the map that belongs to everybody. */
function mapsLink({ address, latitude, longitude }: Place, system: Surroundings['system']): string {
  const words = encodeURIComponent(inOneLine(address));
  const point = latitude !== null && longitude !== null ? `${latitude},${longitude}` : undefined;
  if (system === 'ios') return `https://maps.apple.com/?q=${words}${point ? `&ll=${point}` : ''}`;
  if (system === 'android') return `geo:${point ?? '0,0'}?q=${words}`;
  return point
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/search?query=${words}`;
}
