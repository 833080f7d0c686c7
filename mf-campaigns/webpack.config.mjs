import { remoteConfig } from '@swapt/shared/build';

export default remoteConfig({ name: 'mf-campaigns', dir: import.meta.dirname });
