import type { HydrationData } from '@swapt/shared/public';
import { refuseUnhashedScripts } from '../chunk-guard.js';
import { takeOver } from './take-over.js';

const root = document.getElementById('root');
const hydration = document.getElementById('seed');

refuseUnhashedScripts();
if (root && hydration) void takeOver(JSON.parse(hydration.textContent) as HydrationData, root);
