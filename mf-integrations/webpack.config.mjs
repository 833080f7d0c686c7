import { remoteConfig } from '@swapt/shared/build';

export default remoteConfig({ name: 'mf-integrations', dir: import.meta.dirname });
