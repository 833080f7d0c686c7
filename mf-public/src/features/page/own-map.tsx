import { lazy } from 'react';

/** Fetched when somebody presses "Show map": the code of maps is larger than all of the page. */
export const OwnMap = lazy(() =>
  import(/* webpackChunkName: "map" */ './map.js').catch(() => ({
    default: () => <p role="alert">We cannot show the map right now. Use “Open in maps” instead.</p>,
  })),
);
