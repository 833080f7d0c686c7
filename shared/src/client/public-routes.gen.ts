// Made from the contract by `pnpm --filter @swapt/shared routes`; a test compares the two.
import type { Route } from './call.js';

export const publicRoutes = {
  'terms.get': ['POST', 'core', '/api/terms/get'],
  'codes.resolve': ['POST', 'core', '/api/codes/resolve'],
  'aiqr.generate': ['POST', 'core', '/api/ai-qr/generate', 'org'],
  'aiqr.get': ['POST', 'core', '/api/ai-qr/get'],
  'reports.create': ['POST', 'core', '/api/reports/create'],
  'codes.notes.get': ['POST', 'core', '/api/codes/notes/get'],
  'codes.redeem': ['POST', 'core', '/api/codes/redeem'],
  'analytics.appendScan': ['POST', 'core', '/api/analytics/append-scan'],
  'analytics.collect': ['POST', 'core', '/api/analytics/collect'],
  'analytics.submitData': ['POST', 'core', '/api/analytics/submit-data'],
  'analytics.appendSubmit': ['POST', 'core', '/api/analytics/append-submit'],
  'stores.record': ['GET', 'v1', '/v1/store/record'],
  'stores.theme': ['GET', 'v1', '/v1/store/theme'],
  'stores.inventory': ['GET', 'v1', '/v1/store/inventory'],
  'stores.categories': ['GET', 'v1', '/v1/store/categories'],
  'stores.inventoryItem': ['GET', 'v1', '/v1/store/{store_id}/inventory/{inventory_id}'],
  'stores.itemInfo': ['POST', 'v1', '/v1/store/item/info'],
  'addons.get': ['GET', 'v1', '/v1/add-on'],
  'pages.get': ['POST', 'core', '/api/pages/get'],
  'pages.byCode': ['POST', 'core', '/api/pages/by-code'],
  'pages.return': ['POST', 'core', '/api/pages/return'],
} as const satisfies Record<string, Route>;
