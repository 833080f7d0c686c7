import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfig } from '../build/index.mjs';

/** The build of the remote in this folder. */
const dir = process.cwd();
const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

export default remoteConfig({ name, dir });
