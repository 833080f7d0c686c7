import { lazy } from 'react';
import { useText } from '../../frame/use-text.js';

/** Fetched when somebody presses "Show map": the code of maps is larger than all of the page. */
export const OwnMap = lazy(() => import(/* webpackChunkName: "map" */ './map.js').catch(() => ({ default: NoMap })));

function NoMap() {
  const text = useText('blocks');
  return <p role="alert">{text('noMap')}</p>;
}
