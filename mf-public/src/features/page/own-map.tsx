import { lazy } from 'react';

/** Fetched when somebody presses "Show map": the code of maps is larger than all of the page. */
export const OwnMap = lazy(() =>
  import(/* webpackChunkName: "map" */ './map.js').catch(() => ({
    default: () => <p role="alert">The map cannot be shown just now. Use “Open in maps” in its place.</p>,
  })),
);
