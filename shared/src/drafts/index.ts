/** What was typed and not saved, kept in this browser until it is saved, given up, or its owner signs out. */
export { draftDatabase, forgetDrafts, forgetDraftsOfOthers, localDrafts } from './local-drafts.js';
export { isSame } from './same.js';
export { withoutSecrets } from './without-secrets.js';
