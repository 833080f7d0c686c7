import { renderScreen } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import { ColourField } from './colour-field.js';

it('a colour is typed with or without its sign, and nobody counts its characters', async () => {
  const chosen: string[] = [];
  const field = <ColourField label="Foreground" value="#112233" onChange={(colour) => chosen.push(colour)} />;
  const { user } = renderScreen(field);
  expect(screen.queryByText(/of 7 characters/)).toBeNull();
  const typed = screen.getByLabelText('Foreground as #rrggbb');
  await user.clear(typed);
  await user.type(typed, 'FFD400');
  await user.tab();
  expect(chosen).toEqual(['#ffd400']);
});
