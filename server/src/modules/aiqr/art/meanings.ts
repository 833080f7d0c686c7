import type { MotifName } from './motifs.js';

/** What a word stands for: hues in degrees (OKLCH), how strong the colours are, and small shapes to scatter. */
export interface Meaning {
  hues?: readonly number[];
  strength?: number;
  motifs?: readonly MotifName[];
}

export const meanings = {
  sea: { hues: [235, 200, 175], motifs: ['fish', 'drop', 'wave'] },
  forest: { hues: [145, 125, 165], motifs: ['tree', 'leaf'] },
  coffee: { hues: [55, 40, 75], strength: 0.7, motifs: ['cup', 'bean'] },
  sunset: { hues: [45, 20, 330], strength: 1.15, motifs: ['sun', 'cloud'] },
  flowers: { hues: [350, 20, 140], motifs: ['flower', 'leaf'] },
  winter: { hues: [230, 250, 210], strength: 0.6, motifs: ['snow', 'star'] },
  night: { hues: [275, 255, 300], motifs: ['moon', 'star'] },
  autumn: { hues: [50, 30, 85], strength: 1.05, motifs: ['leaf', 'mushroom'] },
  sun: { hues: [85, 65, 220], strength: 1.1, motifs: ['sun', 'cloud'] },
  berry: { hues: [355, 330, 140], strength: 1.05, motifs: ['cherry', 'leaf'] },
  citrus: { hues: [100, 125, 60], strength: 1.1, motifs: ['citrus', 'leaf'] },
  music: { hues: [300, 260, 350], motifs: ['note', 'star'] },
  party: { hues: [340, 250, 90, 160], strength: 1.15, motifs: ['balloon', 'star', 'gift'] },
  love: { hues: [10, 350, 30], strength: 1.1, motifs: ['heart', 'flower'] },
  animal: { hues: [60, 35, 200], strength: 0.8, motifs: ['paw', 'heart'] },
  mountain: { hues: [220, 150, 250], strength: 0.8, motifs: ['mountain', 'tree'] },
  bread: { hues: [65, 80, 40], strength: 0.85, motifs: ['wheat', 'heart'] },
  pizza: { hues: [30, 85, 140], strength: 1.05, motifs: ['pizza', 'leaf'] },
  wine: { hues: [10, 345, 130], strength: 0.95, motifs: ['glass', 'cherry'] },
  sport: { hues: [145, 230, 60], strength: 1.1, motifs: ['bolt', 'star'] },
  home: { hues: [35, 200, 90], strength: 0.85, motifs: ['house', 'tree'] },
  book: { hues: [260, 45, 20], strength: 0.75, motifs: ['book', 'star'] },
  christmas: { hues: [145, 25, 90], strength: 1.05, motifs: ['tree', 'star', 'gift'] },
  gold: { hues: [90, 75, 60], strength: 0.9, motifs: ['crown', 'star'] },
  red: { hues: [25] },
  blue: { hues: [255] },
  teal: { hues: [190] },
  pink: { hues: [355] },
  purple: { hues: [305] },
  brown: { hues: [55], strength: 0.6 },
  pastel: { strength: 0.6 },
  bright: { strength: 1.3 },
  grey: { strength: 0.15 },
} satisfies Record<string, Meaning>;

export type MeaningName = keyof typeof meanings;

/** The words of one language by what they stand for, parted by spaces, each in the form in which a dictionary has it. */
export interface Vocabulary {
  words: Record<MeaningName, string>;
  /** How other forms end, and what a dictionary has in its place. */
  endings: readonly (readonly [ending: RegExp, base: string])[];
  /** Words grow together: `Kaffeehaus` is about both. */
  hasCompounds?: boolean;
}
