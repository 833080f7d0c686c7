const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people take for one letter, accents and joiners included. */
export const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Where a text can be cut: behind each of its graphemes. */
export const graphemeEnds = (text: string): number[] =>
  Array.from(segmenter.segment(text), ({ segment, index }) => index + segment.length);
