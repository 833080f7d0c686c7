import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { MappedPlace, MappedPoint } from './local-ground.js';
import { CloseUp } from './close-up.js';

// Outlines of all countries are fetched by those who look at a map.
const Overview = lazy(() => import(/* webpackChunkName: "overviewMap" */ './overview.js'));

interface Props {
  places: readonly MappedPlace[];
  points?: readonly MappedPoint[];
}

/** Places and points, drawn by ourselves: where they are in the world, and how they lie to each other. The lists beside it say the same in words. */
export const PlaceMap = ({ places, points = [] }: Props) => (
  <div
    style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}
    aria-hidden
  >
    <CloseUp places={places} points={points} />
    <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height: 160 }} />}>
      <Overview places={places} points={points} />
    </Suspense>
  </div>
);
