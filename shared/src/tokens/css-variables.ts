import { hues, palettes, type Mode } from './colours.js';
import { fonts, radius, space } from './shape.js';

/** The tokens of one mode as CSS custom properties, e.g. `--primary`, `--primary-tint`, `--on-fill`, `--space-md`. */
export function cssVariables(mode: Mode): Record<`--${string}`, string> {
  const { tints, series, onFill, ...plain } = palettes[mode];
  const variables: Record<`--${string}`, string> = {};
  for (const [name, value] of Object.entries(plain)) variables[`--${name}`] = value;
  for (const hue of hues) variables[`--${hue}-tint`] = tints[hue];
  for (const [index, value] of series.entries()) variables[`--series-${index + 1}`] = value;
  for (const [name, value] of Object.entries(space)) variables[`--space-${name}`] = `${value}px`;
  return {
    ...variables,
    '--on-fill': onFill,
    '--radius': `${radius}px`,
    '--font-body': fonts.body,
    '--font-heading': fonts.heading,
  };
}

/** A style sheet with both modes: light, dark where `data-theme` says so, and the system's preference where it says nothing. */
export const tokenSheet = (): string => byMode((mode) => ({ 'color-scheme': mode, ...cssVariables(mode) }));

/** The same properties of the page for each mode. */
export function byMode(propertiesOf: (mode: Mode) => Readonly<Record<string, string>>): string {
  const block = (mode: Mode) =>
    Object.entries(propertiesOf(mode))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return [
    `:root{${block('light')}}`,
    `:root[data-theme=dark]{${block('dark')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${block('dark')}}}`,
  ].join('\n');
}
