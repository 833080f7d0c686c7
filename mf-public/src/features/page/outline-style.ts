import type { StyleSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Countries = Topology<{ countries: GeometryCollection }>;

/** Outlines of land and countries from Natural Earth, which are free for everybody and come with the product: no other server is asked. */
export async function outlineStyle(colours: CSSStyleDeclaration): Promise<StyleSpecification> {
  const answer = await fetch(new URL('world-atlas/countries-50m.json', import.meta.url).href);
  const atlas = (await answer.json()) as Countries;
  const data = feature(atlas, atlas.objects.countries);
  const colour = (name: string) => colours.getPropertyValue(`--lp-${name}`).trim();
  return {
    version: 8,
    sources: { countries: { type: 'geojson', data, attribution: 'Natural Earth' } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour('tint') } },
      { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': colour('surface') } },
      {
        id: 'borders',
        type: 'line',
        source: 'countries',
        paint: { 'line-color': colour('edge'), 'line-width': 0.75 },
      },
    ],
  };
}
