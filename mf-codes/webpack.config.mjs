import { remoteConfig } from '@swapt/shared/build';

export default remoteConfig({ name: 'mf-codes', dir: import.meta.dirname });
