import type { OperationId } from '../contract/index.js';

/** The first part of an operation's id, and of the keys under which a browser keeps what it read. */
type Noun = OperationId extends `${infer N}.${string}` ? N : never;

/** Other nouns whose readings show what an operation changes; its own noun does, too, unless it changes nothing. */
const others: { [K in OperationId]?: readonly Noun[] | 'nothing' } = {
  'codes.create': ['folders'],
  'codes.update': ['folders', 'pages', 'campaigns'],
  'codes.delete': ['folders', 'pages', 'campaigns'],
  'codes.bulk': ['folders', 'pages', 'campaigns'],
  'codes.import': ['folders'],
  'codes.clone': ['folders'],
  'codes.cloneMultiple': ['folders'],
  'codes.child': ['folders'],
  'codes.render': 'nothing',
  'codes.labels': 'nothing',
  'codes.prints': 'nothing',
  'codes.exportCsv': 'nothing',
  'pages.exportCsv': 'nothing',
  'campaigns.exportCsv': 'nothing',
  'codes.notes.exportCsv': 'nothing',
  'folders.exportCsv': 'nothing',
  'catalogs.exportCsv': 'nothing',
  'product.exportCsv': 'nothing',
  'promoLock.exportCsv': 'nothing',
  'promoLock.validate': 'nothing',
  'promoLock.update': ['discounts'],
  'promoLock.activate': ['discounts'],
  'discounts.create': ['promoLock'],
  'discounts.update': ['promoLock'],
  'discounts.activate': ['promoLock'],
  'discounts.delete': ['promoLock'],
  'codes.oneTimeFile': 'nothing',
  'analytics.exportCsv': 'nothing',
  'aiqr.choose': ['codes'],
  'aiqr.delete': ['codes'],
  'folders.remove': ['codes'],
  'folders.add': ['codes'],
  'folders.removeFrom': ['codes'],
  'customers.update': ['submissions', 'analytics'],
  'customers.tag': ['analytics'],
  'customers.merge': ['submissions', 'analytics'],
  'customers.delete': ['submissions', 'analytics'],
  'customers.suggestions.dismiss': ['submissions', 'analytics'],
  'catalogs.update': ['product'],
  'catalogs.delete': ['product', 'items'],
  'product.create': ['catalogs', 'items'],
  'product.update': ['catalogs', 'items', 'stores', 'addons'],
  'stores.removeItem': ['addons'],
  'stores.itemCode': ['codes'],
  'stores.shelfLabels': ['codes'],
  'productImports.add': 'nothing',
  'pos.identify': 'nothing',
  'pos.approve': 'nothing',
  'items.add': ['catalogs', 'product'],
  'items.delete': ['catalogs', 'product'],
  'square.auth': ['integrations'],
  'square.places': 'nothing',
  'square.devices': 'nothing',
  'account.rename': ['org'],
  'account.confirmEmail': ['org'],
  'account.changePassword': ['sessions'],
  'account.askDeletion': 'nothing',
  'invitations.accept': ['org'],
  'userRole.update': ['org'],
  'userRole.delete': ['org'],
};

/** The nouns whose readings are no longer true after an operation. */
export function changedBy(id: OperationId): readonly string[] {
  const also = others[id] ?? [];
  return also === 'nothing' ? [] : [...id.split('.', 1), ...also];
}
