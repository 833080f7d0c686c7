import { t } from '@swapt/shared/text';

import { defineCondition } from './condition.js';
import { PlaceField } from './place-field.js';

const metres = (radius: number) => (radius < 1000 ? `${radius} m` : t('{radius} km', { radius: radius / 1000 }));

export const place = defineCondition('place', {
  label: t('the place is within'),
  start: () => ({ latitude: null, longitude: null, radius: 500 }),
  Fields: PlaceField,
  problemOf: ({ latitude, longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? undefined
      : ['latitude', t('Enter the coordinates of the place, or use your location.')],
  conditionOf: ({ latitude, longitude, radius }) => ({
    kind: 'place',
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    radius: radius ?? 500,
  }),
  draftOf: ({ latitude, longitude, radius }) => ({ latitude, longitude, radius }),
  words: ({ latitude, longitude, radius }) =>
    t('it is within {radius} of {latitude}, {longitude}', {
      radius: metres(radius),
      latitude: latitude.toFixed(4),
      longitude: longitude.toFixed(4),
    }),
});
