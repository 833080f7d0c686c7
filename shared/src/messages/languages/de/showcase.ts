import type { Messages } from '../../messages.js';

export const showcase: Messages['showcase'] = {
  title: 'Der Code der Startseite',
  scanned: 'Das war ein Scan',
  lead: 'Sie sehen eine echte Seite hinter einem echten Code. Die Zahl neben dem Code auf unserer Startseite ist gerade gestiegen.',
  make: 'Eigenen Code erstellen',
  happenedTitle: 'Was gerade passiert ist',
  happened:
    '- Ihr Handy hat eine kurze Adresse aus dem Code gelesen und geöffnet\n- Swapt hat gesehen, welche Sprache Ihr Handy bevorzugt, und diese Seite gewählt\n- Der Scan wurde gezählt, und der Druck bleibt gleich, wenn sich die Seite ändert',
  menu: 'So könnte ein Café Sie begrüßen',
  coffee: 'Flat White',
  coffeeText: 'Doppelter Espresso, feiner Milchschaum.',
  croissant: 'Buttercroissant',
  croissantText: 'Um sechs gebacken, bis elf meist weg.',
  cake: 'Käsekuchen mit Beeren',
  cakeText: 'Mit warmer Soße.',
  notReal: 'Das ist eine Vorführung. Das Café gibt es nicht, und Sie können hier nichts bestellen.',
};
