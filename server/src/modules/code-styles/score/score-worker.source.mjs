// Runs the thread from its TypeScript source, for tests and development: threads do not inherit the loader of their process.
import { register } from 'tsx/esm/api';

register();
await import('./score-worker.ts');
