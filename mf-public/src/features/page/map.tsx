import { textOf, type Words } from '@swapt/shared/messages';
import type { MapProps } from '@swapt/shared/page';
import { usePage, useScreenData } from '@swapt/shared/public';
import { AttributionControl, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../frame/use-text.js';
import { mapSheet } from './map-sheet.js';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
document.adoptedStyleSheets.push(mapSheet());

/** The map of the installation, which has streets. */
export default function PlaceMap({ latitude, longitude, label }: MapProps) {
  const data = useScreenData('page');
  const text = useText('blocks');
  const style = data.kind === 'shown' ? data.mapStyle : '';
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [hasFailed, setFailed] = useState(false);
  const words = usePage().words as Words;

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    const making = Promise.resolve().then(() => makeMap(container, style, [longitude, latitude], gesturesIn(words)));
    // A browser without WebGL, or a style that is not there.
    const fail = () => setFailed(true);
    making
      .then((made) => {
        made.on('error', fail);
        made.on('load', () => setMap(made));
      })
      .catch(fail);
    return () => void making.then((made) => made.remove()).catch(() => undefined);
  }, [style, latitude, longitude, words]);

  return (
    <div className="map" role="region" aria-label={text('mapOf', { place: label })}>
      <div ref={frame} className="map-canvas" />
      {hasFailed && !map && <p role="alert">{text('noMap')}</p>}
      {map && (
        <div className="map-zoom">
          <button type="button" aria-label={text('zoomIn')} onClick={() => map.zoomIn()}>
            +
          </button>
          <button type="button" aria-label={text('zoomOut')} onClick={() => map.zoomOut()}>
            −
          </button>
        </div>
      )}
    </div>
  );
}

/** What the map says to somebody who moves it by accident. */
function gesturesIn(words: Words): Record<string, string> {
  const text = textOf(words, 'blocks');
  return {
    'CooperativeGesturesHandler.MobileHelpText': text('twoFingers'),
    'CooperativeGesturesHandler.WindowsHelpText': text('scrollKey'),
    'CooperativeGesturesHandler.MacHelpText': text('scrollKeyMac'),
  };
}

function makeMap(
  container: HTMLElement,
  style: string,
  center: [number, number],
  locale: Record<string, string>,
): MapLibre {
  const map = new MapLibre({
    container,
    locale,
    center,
    style,
    zoom: 15,
    maxZoom: 19,
    attributionControl: false,
    // Two fingers move the map, one scrolls the page.
    cooperativeGestures: true,
  });
  map.addControl(new AttributionControl({ compact: false }));
  const pin = document.createElement('div');
  pin.className = 'map-pin';
  new Marker({ element: pin, anchor: 'bottom' }).setLngLat(center).addTo(map);
  return map;
}
