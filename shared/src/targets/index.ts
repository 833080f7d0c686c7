export { type TargetCheck, type TargetSettings, readTarget } from './read-target.js';
