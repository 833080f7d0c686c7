import { contrastRatio } from './contrast.js';

/** What WCAG 2.2 asks of normal text. */
export const contrastOfText = 4.5;
/** The ink that is preferred, and the pure one for grounds on which that is not enough. */
export const inks = { dark: ['#141a26', '#000000'], light: ['#f5f6fa', '#ffffff'] } as const;

/** Near-black or near-white, whichever is easier to read on a fill; pure where that is not enough. */
export function inkOn(fill: string): string {
  const [dark, light] = [contrastRatio(fill, inks.dark[0]), contrastRatio(fill, inks.light[1])];
  if (light >= contrastOfText || light >= contrastRatio(fill, inks.dark[1])) return inks.light[1];
  return dark >= contrastOfText ? inks.dark[0] : inks.dark[1];
}

/** The chosen colour, moved towards the ink only as far as its contrast demands. */
export function towards(ink: string, preferred: string, grounds: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mix(preferred, ink, share);
    if (grounds.every((ground) => contrastRatio(mixed, ground) >= least)) return mixed;
  }
  return ink;
}

/** So much of the way from one #rrggbb colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [start, end] = [from, to].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round((start ?? 0) + ((end ?? 0) - (start ?? 0)) * share);
  };
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}
