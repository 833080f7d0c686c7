import type { Messages } from '../../messages.js';

export const storeItem: Messages['storeItem'] = {
  unknownTitle: 'Dieses Produkt gibt es hier nicht',
  unknownText: 'Vielleicht verkauft der Laden es nicht mehr.',
  extras: 'Extras',
  extra: '{name}, {price} dazu',
  choose: 'Diese Auswahl zeigen',
  notMade: 'Diese Kombination gibt es nicht.',
  quantity: 'Menge',
  add: 'In den Warenkorb',
  added: '{name} liegt im Warenkorb.',
  seeCart: 'Warenkorb ansehen',
  noRoom: 'Ihr Browser konnte den Warenkorb nicht speichern. Bitte erlauben Sie dieser Seite, Daten zu speichern.',
  buy: 'Jetzt kaufen',
  cartNeedsScript: 'Der Warenkorb braucht JavaScript. „Jetzt kaufen“ geht auch ohne.',
  needsScript: 'Der Warenkorb braucht JavaScript. Bitte schalten Sie es ein oder wenden Sie sich an den Laden.',
  pictures: 'Bilder',
  stockCard: 'Für Ihr Team: Bestand dieses Produkts',
};
