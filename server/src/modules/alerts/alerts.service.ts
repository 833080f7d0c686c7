export { answerAlert, type Choice } from './answer-alert.js';
export { askToConfirm, type Asker } from './ask-to-confirm.js';
export { keptSince, unconfirmedSince } from './retention.js';
export { notifyWaiting } from './notify-waiting.js';
