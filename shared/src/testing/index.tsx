/** Screens, remotes and public pages in a test as the shell would show them, with an API made from the contract. */
export { chooseAction } from './choose-action.js';
export { apiError, fakeApi, type FakeApi } from './fake-api.js';
export { describeRoutes } from './describe-routes.js';
export { testOrg } from './fake-shell.js';
export { recordDownloads } from './record-downloads.js';
export { renderPublicPage } from './render-public-page.js';
export { forbidden, notFound, renderRemote } from './render-remote.js';
export { scriptPayloads } from './script-payloads.js';
export { testBulkChange } from './test-bulk-change.js';
export { renderScreen, type RenderScreenOptions } from './render-screen.js';
export { WithoutStyles } from './without-styles.js';
