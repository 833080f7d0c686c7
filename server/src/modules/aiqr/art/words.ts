import type { MotifName } from './motifs.js';

/** What a word stands for: hues in degrees (OKLCH), how strong the colours are, and small shapes to scatter. */
export interface Meaning {
  hues?: readonly number[];
  strength?: number;
  motifs?: readonly MotifName[];
}

const sea: Meaning = { hues: [235, 200, 175], motifs: ['fish', 'drop', 'wave'] };
const forest: Meaning = { hues: [145, 125, 165], motifs: ['tree', 'leaf'] };
const coffee: Meaning = { hues: [55, 40, 75], strength: 0.7, motifs: ['cup', 'bean'] };
const sunset: Meaning = { hues: [45, 20, 330], strength: 1.15, motifs: ['sun', 'cloud'] };
const flowers: Meaning = { hues: [350, 20, 140], motifs: ['flower', 'leaf'] };
const winter: Meaning = { hues: [230, 250, 210], strength: 0.6, motifs: ['snow', 'star'] };
const night: Meaning = { hues: [275, 255, 300], motifs: ['moon', 'star'] };
const autumn: Meaning = { hues: [50, 30, 85], strength: 1.05, motifs: ['leaf', 'mushroom'] };
const sun: Meaning = { hues: [85, 65, 220], strength: 1.1, motifs: ['sun', 'cloud'] };
const berry: Meaning = { hues: [355, 330, 140], strength: 1.05, motifs: ['cherry', 'leaf'] };
const citrus: Meaning = { hues: [100, 125, 60], strength: 1.1, motifs: ['citrus', 'leaf'] };
const music: Meaning = { hues: [300, 260, 350], motifs: ['note', 'star'] };
const party: Meaning = { hues: [340, 250, 90, 160], strength: 1.15, motifs: ['balloon', 'star', 'gift'] };
const love: Meaning = { hues: [10, 350, 30], strength: 1.1, motifs: ['heart', 'flower'] };
const animal: Meaning = { hues: [60, 35, 200], strength: 0.8, motifs: ['paw', 'heart'] };
const mountain: Meaning = { hues: [220, 150, 250], strength: 0.8, motifs: ['mountain', 'tree'] };
const bread: Meaning = { hues: [65, 80, 40], strength: 0.85, motifs: ['wheat', 'heart'] };
const pizza: Meaning = { hues: [30, 85, 140], strength: 1.05, motifs: ['pizza', 'leaf'] };
const wine: Meaning = { hues: [10, 345, 130], strength: 0.95, motifs: ['glass', 'cherry'] };
const sport: Meaning = { hues: [145, 230, 60], strength: 1.1, motifs: ['bolt', 'star'] };
const home: Meaning = { hues: [35, 200, 90], strength: 0.85, motifs: ['house', 'tree'] };
const book: Meaning = { hues: [260, 45, 20], strength: 0.75, motifs: ['book', 'star'] };
const christmas: Meaning = { hues: [145, 25, 90], strength: 1.05, motifs: ['tree', 'star', 'gift'] };
const gold: Meaning = { hues: [90, 75, 60], strength: 0.9, motifs: ['crown', 'star'] };

/** Words that people write, by what they stand for. */
const groups: readonly (readonly [words: string, meaning: Meaning])[] = [
  ['sea ocean beach wave water surf boat sail harbour harbor fish sushi seafood summer pool swim lake river', sea],
  ['forest wood tree nature green jungle garden park organic eco bio camping hike', forest],
  ['coffee cafe café espresso latte cappuccino barista chocolate cocoa cacao', coffee],
  ['sunset sunrise dawn dusk evening romantic', sunset],
  ['flower rose tulip blossom spring bouquet wedding bloom florist lavender perfume beauty', flowers],
  ['winter snow ice frost ski cold december glacier', winter],
  ['night moon star space galaxy sky dream planet astronomy universe', night],
  ['autumn fall harvest pumpkin october mushroom', autumn],
  ['sun sunny yellow desert sand holiday travel vacation island', sun],
  ['berry strawberry raspberry cherry jam blueberry fruit smoothie cake', berry],
  ['lemon lime orange citrus juice lemonade cocktail fresh', citrus],
  ['music concert song band guitar piano festival jazz dance radio', music],
  ['party birthday carnival confetti celebration balloon kid child toy game fun', party],
  ['love heart valentine kiss charity', love],
  ['dog cat pet animal puppy kitten horse vet zoo', animal],
  ['mountain alps rock climb hill trail', mountain],
  ['bread bakery baker croissant wheat beer brewery grain', bread],
  ['pizza pasta italian tomato restaurant kitchen food lunch menu dinner burger', pizza],
  ['wine vineyard grape bar bistro cheese', wine],
  ['sport football soccer run running gym fitness bike bicycle yoga energy electric power', sport],
  ['home house hotel room apartment living furniture city town street', home],
  ['book library read school story museum history paper', book],
  ['christmas advent xmas market', christmas],
  ['gold golden luxury jewel jewelry crown king queen royal anniversary', gold],
  ['red', { hues: [25] }],
  ['blue', { hues: [255] }],
  ['teal turquoise', { hues: [190] }],
  ['pink', { hues: [355] }],
  ['purple violet lilac', { hues: [305] }],
  ['brown', { hues: [55], strength: 0.6 }],
  ['pastel soft gentle calm', { strength: 0.6 }],
  ['bright bold vivid colourful colorful rainbow', { strength: 1.3 }],
  ['grey gray black white silver elegant minimal stone', { strength: 0.15 }],
];

const meanings = new Map(
  groups.flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const)),
);

const unknown = 'any';
const lookUp = (word: string) =>
  meanings.get(word) ?? meanings.get(word.replace(/i?e?s$/, '')) ?? meanings.get(word.replace(/s$/, ''));

/** What the known words of a prompt stand for, in their order. A language we do not know is no mistake: then nothing is found. */
export function meaningsOf(prompt: string): Meaning[] {
  const found = new Set<Meaning>();
  for (const word of prompt.toLowerCase().match(/\p{L}+/gu) ?? [unknown]) {
    const meaning = lookUp(word);
    if (meaning) found.add(meaning);
  }
  return [...found];
}
