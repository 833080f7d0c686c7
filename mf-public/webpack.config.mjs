import { publicRemoteConfig } from '@swapt/shared/build';

export default publicRemoteConfig({ name: 'mf-public', dir: import.meta.dirname });
