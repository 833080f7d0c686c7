import type { PageFilm } from '@swapt/shared/contract';
import { renderScreen } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FilmField } from './film-field.js';

const stored = { file_id: 'f', name: 'oven.mp4', media: 'video/mp4', bytes: 4, url: '/files/a/b' };

const edit = (media = stored.media) => {
  const kept: (PageFilm | null)[] = [];
  function Editing() {
    const [value, setValue] = useState<PageFilm | null>(null);
    const onChange = (film: PageFilm | null) => {
      kept.push(film);
      setValue(film);
    };
    return <FilmField value={value} onChange={onChange} />;
  }
  return { kept, ...renderScreen(<Editing />, { api: { 'files.upload': () => ({ data: { ...stored, media } }) } }) };
};
const film = new File(['film'], 'oven.mp4', { type: 'video/mp4' });

describe('the film of a page', () => {
  it('is uploaded, stands as it was filmed, and can be taken away [A.updatepage]', async () => {
    const { user, kept, inputs } = edit();
    await user.upload(screen.getByLabelText('Video file'), film);
    await waitFor(() => expect(kept).toEqual([{ url: '/files/a/b', media: 'video/mp4', shape: 'wide' }]));
    expect(inputs('files.upload')[0]).toMatchObject({ name: 'oven.mp4', body: btoa('film') });
    await user.click(screen.getByText('Tall'));
    expect(kept.at(-1)).toMatchObject({ shape: 'tall' });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(kept.at(-1)).toBeNull();
  });

  it('is none when its contents are something else, whatever it is called', async () => {
    const { user, kept } = edit('application/pdf');
    await user.upload(screen.getByLabelText('Video file'), film);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be read. Choose another one.');
    expect(kept).toEqual([]);
  });
});
