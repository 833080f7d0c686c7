import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';

export const worldSize = { width: 960, height: 440 };

// The parse edge of the atlas: a JSON file's types know no literals.
const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;
const world = feature(topology, topology.objects.countries);
// Nobody scans in Antarctica, and without it the rest is larger.
const lands = { ...world, features: world.features.filter(({ id }) => id !== '010') };
const projection = geoEqualEarth().fitSize([worldSize.width, worldSize.height], lands);
const outline = geoPath(projection);

/** The outline of each country, drawn by ourselves: no map is asked of anybody. */
export const countryShapes: readonly { code: string; path: string }[] = lands.features.map((land) => ({
  code: codeOf(land.id),
  path: outline(land) ?? '',
}));

/** Where a place lies on it. */
export const onWorld = ({ latitude, longitude }: { latitude: number; longitude: number }): [x: number, y: number] =>
  projection([longitude, latitude]) ?? [0, 0];

/** The atlas numbers countries by ISO 3166-1, which language tags know as regions; a few have no number. */
function codeOf(id: string | number | undefined): string {
  if (id === undefined || !/^\d{3}$/.test(String(id))) return '';
  return new Intl.Locale(`und-${id}`).region ?? '';
}
