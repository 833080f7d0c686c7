import type { MapProps } from '@swapt/shared/page';
import { useScreenData } from '@swapt/shared/public';
import { AttributionControl, Map as MapLibre, Marker, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { mapSheet } from './map-sheet.js';
import { outlineStyle } from './outline-style.js';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
document.adoptedStyleSheets.push(mapSheet());

/** Streets where the installation has a map with them, else the outlines of the country. */
export default function PlaceMap({ latitude, longitude, label }: MapProps) {
  const data = useScreenData('page');
  const style = data.kind === 'shown' ? data.mapStyle : '';
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    const given = style ? Promise.resolve(style) : outlineStyle(getComputedStyle(container));
    const making = given.then((found) => makeMap(container, found, [longitude, latitude]));
    // A browser without WebGL, or a style that is not there.
    const fail = () => setFailed(true);
    making
      .then((made) => {
        made.on('error', fail);
        made.on('load', () => setMap(made));
      })
      .catch(fail);
    return () => void making.then((made) => made.remove()).catch(() => undefined);
  }, [style, latitude, longitude]);

  return (
    <div className="map" role="region" aria-label={`Map: ${label}`}>
      <div ref={frame} className="map-canvas" />
      {hasFailed && !map && <p role="alert">We cannot show the map here. Use “Open in maps” instead.</p>}
      {map && (
        <div className="map-zoom">
          <button type="button" aria-label="Zoom in" onClick={() => map.zoomIn()}>
            +
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => map.zoomOut()}>
            −
          </button>
        </div>
      )}
    </div>
  );
}

function makeMap(container: HTMLElement, style: string | StyleSpecification, center: [number, number]): MapLibre {
  const hasStreets = typeof style === 'string';
  const map = new MapLibre({
    container,
    center,
    style,
    zoom: hasStreets ? 15 : 5,
    maxZoom: hasStreets ? 19 : 8,
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
