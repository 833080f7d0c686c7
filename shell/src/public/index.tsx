import type { PageSeed } from '@swapt/shared/public';
import { refuseUnhashedScripts } from '../chunk-guard.js';
import { takeOver } from './take-over.js';

const root = document.getElementById('root');
const seed = document.getElementById('seed');

refuseUnhashedScripts();
if (root && seed) void takeOver(JSON.parse(seed.textContent) as PageSeed, root);
