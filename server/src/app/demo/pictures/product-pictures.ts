import { decaf, houseBeans, winterRoast } from './pictures-of-bags.js';
import { coldBrew, takeawayCup, teaTins } from './pictures-of-drinks.js';
import { apron, giftCard, mugs, pourOver } from './pictures-of-gifts.js';
import { breakfastBox, butterCroissant, cinnamonRoll } from './pictures-of-pastries.js';

/** What the demo shop sells, drawn. */
export const productPictures = {
  houseBeans: { svg: houseBeans, alt: 'A paper bag of coffee beans with the cup of Harbour Coffee on it' },
  winterRoast: { svg: winterRoast, alt: 'A dark blue bag of coffee beans with a snowflake' },
  decaf: { svg: decaf, alt: 'A green bag of coffee beans with a moon' },
  mugs: { svg: mugs, alt: 'Three mugs: petrol, sand and navy' },
  pourOver: { svg: pourOver, alt: 'A porcelain dripper on a glass jug, half full of coffee' },
  giftCard: { svg: giftCard, alt: 'A gift card with a bow, and its envelope' },
  apron: { svg: apron, alt: 'A barista’s apron on a hook' },
  takeawayCup: { svg: takeawayCup, alt: 'A steaming paper cup' },
  coldBrew: { svg: coldBrew, alt: 'A bottle of cold brew and a glass with ice' },
  teaTins: { svg: teaTins, alt: 'Two tins of tea' },
  butterCroissant: { svg: butterCroissant, alt: 'A croissant on a plate' },
  cinnamonRoll: { svg: cinnamonRoll, alt: 'An iced cinnamon roll from above' },
  breakfastBox: { svg: breakfastBox, alt: 'A box of three croissants and three cinnamon rolls' },
};
export type ProductPicture = keyof typeof productPictures;
