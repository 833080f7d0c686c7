interface LabelSheet {
  title: string;
  page: 'A4' | 'Letter';
  columns: number;
  rows: number;
  /** Of one label, as are the places of the first one and the steps to the next, in millimetres. */
  width: number;
  height: number;
  left: number;
  top: number;
  stepX: number;
  stepY: number;
}

/** Sheets of labels that are sold everywhere. The numbers in brackets are those of a widespread brand. */
export const labelSheets = {
  'a4-24': {
    title: 'A4, 24 labels of 70 × 37 mm (3474)',
    page: 'A4',
    columns: 3,
    rows: 8,
    width: 70,
    height: 37,
    left: 0,
    top: 0.5,
    stepX: 70,
    stepY: 37,
  },
  'a4-21': {
    title: 'A4, 21 labels of 63.5 × 38.1 mm (L7160)',
    page: 'A4',
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    left: 7.2,
    top: 15.1,
    stepX: 66,
    stepY: 38.1,
  },
  'a4-8': {
    title: 'A4, 8 labels of 99.1 × 67.7 mm (L7165)',
    page: 'A4',
    columns: 2,
    rows: 4,
    width: 99.1,
    height: 67.7,
    left: 4.65,
    top: 13,
    stepX: 101.6,
    stepY: 67.7,
  },
  'a4-65': {
    title: 'A4, 65 labels of 38.1 × 21.2 mm (L7651)',
    page: 'A4',
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    left: 4.75,
    top: 10.7,
    stepX: 40.6,
    stepY: 21.2,
  },
  'letter-30': {
    title: 'Letter, 30 labels of 2 5/8 × 1 in (5160)',
    page: 'Letter',
    columns: 3,
    rows: 10,
    width: 66.7,
    height: 25.4,
    left: 4.75,
    top: 12.7,
    stepX: 69.85,
    stepY: 25.4,
  },
  'letter-10': {
    title: 'Letter, 10 labels of 4 × 2 in (5163)',
    page: 'Letter',
    columns: 2,
    rows: 5,
    width: 101.6,
    height: 50.8,
    left: 4.1,
    top: 12.7,
    stepX: 106.1,
    stepY: 50.8,
  },
  'letter-6': {
    title: 'Letter, 6 labels of 4 × 3 1/3 in (5164)',
    page: 'Letter',
    columns: 2,
    rows: 3,
    width: 101.6,
    height: 84.7,
    left: 4.1,
    top: 12.7,
    stepX: 106.1,
    stepY: 84.7,
  },
} as const satisfies Record<string, LabelSheet>;
export type LabelSheetId = keyof typeof labelSheets;
export const labelSheetIds = [
  'a4-24',
  'a4-21',
  'a4-8',
  'a4-65',
  'letter-30',
  'letter-10',
  'letter-6',
] as const satisfies LabelSheetId[];

/** The most labels in one file. */
export const labelLimit = 1000;
