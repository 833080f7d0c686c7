import { publicRemoteConfig } from '@swapt/shared/build';

export default {
  ...publicRemoteConfig({ name: 'mf-public', dir: import.meta.dirname }),
  // It would find its worker by itself where it is not bundled; map.tsx tells it.
  ignoreWarnings: [{ module: /maplibre-gl/ }],
};
