import type { Messages } from '../../messages.js';

export const showcase: Messages['showcase'] = {
  title: 'Le code de la page d’accueil',
  scanned: 'C’était un scan',
  lead: 'Vous voyez une vraie page derrière un vrai code. Le nombre à côté du code de notre page d’accueil vient d’augmenter.',
  make: 'Créer mon propre code',
  happenedTitle: 'Ce qui vient de se passer',
  happened:
    '- Votre téléphone a lu une adresse courte dans le code et l’a ouverte\n- Swapt a vu quelle langue votre téléphone préfère et a choisi cette page\n- Le scan a été compté, et le code imprimé reste le même quand la page change',
  menu: 'Voici comment un café pourrait vous accueillir',
  coffee: 'Flat white',
  coffeeText: 'Double expresso, lait onctueux.',
  croissant: 'Croissant au beurre',
  croissantText: 'Cuit à six heures, souvent épuisé à onze heures.',
  cake: 'Cheesecake aux fruits rouges',
  cakeText: 'Avec un coulis tiède.',
  notReal: 'Ceci est une démonstration. Ce café n’existe pas et vous ne pouvez rien commander ici.',
};
