export { assertScannable, logoOf, refuseUnscannable, scoresOf } from './check-style.js';
export { bytesOf, readLogo } from './logo.js';
export { seededRandom } from './score/random.js';
export { scoreOf, scoreStyle } from './score/scan-score.js';
export { runTrialsInThread } from './score/score-thread.js';
