import { consoleShellConfig, publicShellConfig } from '@swapt/shared/build';

const dir = import.meta.dirname;

export default [consoleShellConfig({ dir }), publicShellConfig({ dir })];
