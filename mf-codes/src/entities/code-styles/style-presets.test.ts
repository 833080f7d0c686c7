import { checkStyle } from '@swapt/shared/qr';
import { stylePresets } from './style-presets.js';

it.each(stylePresets.map(({ name, style }) => [name, style] as const))('has nothing to say against %s', (_, style) => {
  expect(checkStyle('https://go.bakery.example/summer?q=1', style)).toEqual([]);
});
