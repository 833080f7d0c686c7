import { generatePath } from '@swapt/shared/router';
import { describeRoutes, renderRemote, type FakeApi } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { noFunnel, testAnalytics, testLive } from './testing/test-analytics.js';
import { listOf, testAnswer, testCode } from './testing/test-code.js';
import { testCustomer } from './testing/test-customer.js';
import { testFolder } from './testing/test-folder.js';
import { listOfPages, testPage, viewOf } from './testing/test-page.js';
import { testBatch } from './testing/test-batch.js';
import { screens } from './remote.gen.js';

const code = testCode();
const emptyList = { data: [], page: 1, pageSize: 10, total: 0 };
const api: FakeApi = {
  'codes.list': () => listOf(code),
  'bulkChanges.list': () => ({ data: [] }),
  'codes.tags': () => ({ data: [] }),
  'codes.get': () => ({ data: code }),
  'folders.get': () => ({ data: [testFolder()], page: 1, pageSize: 10, total: 1 }),
  'folders.codes': () => listOf(code),
  'codes.styles.list': () => ({ data: [] }),
  'codes.testRules': () => ({ data: testAnswer() }),
  'codes.render': () => ({ data: { file: null, score: null } }),
  'codes.oneTimeBatches': () => ({ ...emptyList, data: [testBatch()], total: 1 }),
  'codes.oneTimeList': () => emptyList,
  'aiqr.list': () => emptyList,
  'codes.notes.get': () => emptyList,
  'codes.notes.all': () => emptyList,
  'pages.list': () => listOfPages(testPage()),
  'pages.get': () => ({ data: viewOf(testPage()) }),
  'templates.get': () => ({ data: [] }),
  'customers.suggestions.list': () => emptyList,
  'customers.list': () => emptyList,
  'customers.get': () => ({ data: testCustomer() }),
  'customers.tags': () => ({ data: [] }),
  'customers.segments.list': () => ({ data: [] }),
  'submissions.list': () => emptyList,
  'analytics.customerActivity': () => emptyList,
  'analytics.customerInteraction': () => ({ data: [] }),
  'analytics.get': () => ({ data: testAnalytics() }),
  'analytics.live': () => ({ data: testLive() }),
  'analytics.funnel': () => ({ data: noFunnel }),
  'analytics.scans': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
  'analytics.cookiedScans': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
};

const ids = {
  codeId: code.code_id,
  batchId: testBatch().batch_id,
  folderId: testFolder().folder_id,
  pageId: testPage().page_id,
  customerId: testCustomer().customer_id,
};

describeRoutes(contribution, screens, {
  api,
  addressOf: (path) => `${generatePath(path, ids)}?code=${code.code_id}`,
  routes: {
    '/admin/my-codes': { heading: 'My codes', may: 'viewer', mayNot: 'cashier' },
    '/admin/my-codes/edit/:codeId': { heading: 'Edit Summer menu', may: 'editor', mayNot: 'viewer' },
    '/admin/my-codes/edit/:codeId/success': { heading: 'Your changes are saved', may: 'viewer', mayNot: 'cashier' },
    '/admin/my-codes/show/:codeId': { heading: 'Summer menu', may: 'viewer', mayNot: 'cashier' },
    '/admin/my-codes/analytics/:codeId': { heading: 'Analytics for Summer menu', may: 'viewer', mayNot: 'cashier' },
    '/admin/analytics': { heading: 'Analytics', may: 'viewer', mayNot: 'cashier' },
    '/admin/my-codes/one-time/:codeId': { heading: 'One-time codes', may: 'editor', mayNot: 'viewer' },
    '/admin/my-codes/one-time/:codeId/:batchId': { heading: 'One free coffee', may: 'editor', mayNot: 'viewer' },
    '/admin/ai-qr': { heading: 'AI QR', may: 'viewer', mayNot: 'cashier' },
    '/admin/notes': { heading: 'Notes', may: 'viewer', mayNot: 'cashier' },
    '/admin/pages': { heading: 'Pages', may: 'viewer', mayNot: 'cashier' },
    '/admin/pages/:codeId': { heading: 'Page for Summer menu', may: 'viewer', mayNot: 'cashier' },
    '/admin/add-new-page': { heading: 'New page', may: 'editor', mayNot: 'viewer' },
    '/admin/update-page/:pageId': { heading: 'Spring menu', may: 'editor', mayNot: 'viewer' },
    '/admin/templates': { heading: 'Templates', may: 'viewer', mayNot: 'cashier' },
    '/admin/create-qr-code': { heading: 'New QR code', may: 'editor', mayNot: 'viewer' },
    '/admin/my-codes/rules/:codeId': { heading: 'Rules for Summer menu', may: 'editor', mayNot: 'viewer' },
    '/admin/my-codes/import': { heading: 'Import codes', may: 'editor', mayNot: 'viewer' },
    '/admin/my-codes/many/:codeId': { heading: 'Make many copies of Summer menu', may: 'editor', mayNot: 'viewer' },
    '/admin/folders': { heading: 'Folders', may: 'viewer', mayNot: 'cashier' },
    '/admin/folder/:folderId/analytics': { heading: 'Analytics for Tables', may: 'viewer', mayNot: 'cashier' },
    '/admin/folder/:folderId': { heading: 'Tables', may: 'viewer', mayNot: 'cashier' },
    '/admin/customers': { heading: 'Customers', may: 'editor', mayNot: 'viewer' },
    '/admin/customers/submissions': { heading: 'Form submissions', may: 'editor', mayNot: 'viewer' },
    '/admin/customers/:customerId': { heading: 'Ada Byron', may: 'editor', mayNot: 'viewer' },
    '/admin/create-qr-success': { heading: 'Your code is ready', may: 'viewer', mayNot: 'cashier' },
  },
});

const open = (route: string) => renderRemote(contribution, screens, { route, api });

it('leads from the list over a code to its analytics [A.mycodes, A.mycodes.show, A.mycodes.analytics]', async () => {
  const { user, address } = open('/admin/my-codes');
  await user.click(await screen.findByRole('link', { name: 'Summer menu' }));
  expect(address()).toBe(`/admin/my-codes/show/${code.code_id}`);
  await user.click(await screen.findByRole('link', { name: 'All analytics' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Analytics for Summer menu' })).toBeVisible();
});
