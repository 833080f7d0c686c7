export { agesToChoose, type Ages } from './ages.js';
export { checkRules } from './check-rules.js';
export { choose } from './choose.js';
export { explain, matches } from './conditions/conditions.js';
export { isUsedUp, takeOne, tryPassword } from './gate/gate.service.js';
export { hasPass, passCookie } from './gate/pass.js';
export { type Decision, type RedirectPolicy, decide, isPlain, makeRedirectPolicy } from './redirect-policy.js';
export { safeLocation } from './safe-location.js';
export { type Visit, visitOf } from './visit.js';
