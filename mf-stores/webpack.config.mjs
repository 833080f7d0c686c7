import { remoteConfig } from '@swapt/shared/build';

export default remoteConfig({ name: 'mf-stores', dir: import.meta.dirname });
