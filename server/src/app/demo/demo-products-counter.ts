import type { DemoProduct } from './demo-products.js';

/** What is made at the counter and comes out of the oven. */
export const demoCounterProducts: readonly DemoProduct[] = [
  {
    name: 'Flat white',
    catalog: 'Coffee and tea',
    text: 'Double shot, silky milk. Oat milk at no extra cost.\n\nIn a cup to take away, ready when you come.',
    pictures: ['takeawayCup'],
    options: [
      { name: 'Size', values: ['Regular', 'Large'] },
      { name: 'Milk', values: ['Whole', 'Oat'] },
    ],
    variants: [
      { values: ['Regular', 'Whole'], sku: 'FW-R', price: 390, cost: 95 },
      { values: ['Regular', 'Oat'], sku: 'FW-R-OAT', price: 390, cost: 110 },
      { values: ['Large', 'Whole'], sku: 'FW-L', price: 450, cost: 120 },
      { values: ['Large', 'Oat'], sku: 'FW-L-OAT', price: 450, cost: 140 },
    ],
  },
  {
    name: 'Cold brew, 500 ml',
    catalog: 'Coffee and tea',
    text: 'Eighteen hours in cold water, nothing else. Keeps for two weeks in the fridge. Bring the bottle back and the next one is 50p less.',
    pictures: ['coldBrew'],
    variants: [
      { sku: 'COLD-500', netContent: '500 ml', price: 650, cost: 190, stock: { received: 48, sold: 17, lowAt: 10 } },
    ],
  },
  {
    name: 'Loose tea in a tin',
    catalog: 'Coffee and tea',
    text: 'A hundred grams, good for forty pots. The tin can be filled again at the counter.',
    tax_class: 'zero',
    supplier: 'Portmouth Tea Company',
    pictures: ['teaTins'],
    options: [{ name: 'Tea', values: ['Mint', 'Black', 'Green', 'Rooibos'] }],
    variants: [
      { values: ['Mint'], sku: 'TEA-MINT', price: 850, cost: 380, stock: { received: 30, sold: 11 } },
      { values: ['Black'], sku: 'TEA-BLACK', price: 850, cost: 360, stock: { received: 30, sold: 14 } },
      { values: ['Green'], sku: 'TEA-GREEN', price: 850, cost: 400, stock: { received: 30, sold: 26, lowAt: 6 } },
      { values: ['Rooibos'], sku: 'TEA-ROOIBOS', price: 850, cost: 370, stock: { received: 30, sold: 8 } },
    ],
  },
  {
    name: 'Butter croissant',
    catalog: 'Pastries',
    text: 'Baked at six, gone by eleven. Order before you leave the house and yours is put aside.',
    tax_class: 'zero',
    pictures: ['butterCroissant'],
    variants: [{ sku: 'CROISSANT', price: 280, cost: 80 }],
  },
  {
    name: 'Cinnamon roll',
    catalog: 'Pastries',
    text: 'Soft, warm and far too large. With a little icing.',
    tax_class: 'zero',
    pictures: ['cinnamonRoll'],
    variants: [{ sku: 'CINNAMON', price: 320, cost: 95 }],
  },
  {
    name: 'Breakfast box',
    catalog: 'Pastries',
    text: 'Three croissants and three cinnamon rolls, for the office or for a long Saturday.\n\nContains wheat, milk and eggs.',
    tax_class: 'zero',
    pictures: ['breakfastBox'],
    variants: [{ sku: 'BOX-6', price: 1560, before: 1800, cost: 525, stock: { received: 30, sold: 18, lowAt: 5 } }],
  },
];
