import type { CodeStyle } from '@swapt/shared/contract';
import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { defaultQrStyle } from '@swapt/shared/values';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { StyleEditor } from './style-editor.js';

const house: CodeStyle = {
  style_id: 'house',
  name: 'House style',
  style: { ...defaultQrStyle, dots: 'dots', foreground: '#7a1240' },
  created_at: '2026-10-01T10:00:00.000Z',
};
const api: FakeApi = { 'codes.styles.list': () => ({ data: [house] }) };

function Editor() {
  const [style, setStyle] = useState(defaultQrStyle);
  return (
    <>
      <StyleEditor value={style} onChange={setStyle} />
      <output>{JSON.stringify(style)}</output>
    </>
  );
}
const show = (more: FakeApi = {}) => renderScreen(<Editor />, { api: { ...api, ...more }, path: '/' });

describe('saved styles of the organization', () => {
  it('are chosen like the others [A.createqr]', async () => {
    const { user } = show();
    const button = await screen.findByRole('button', { name: 'House style' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(house.style);
  });

  it('are saved under a name; one that is taken is said at the field [A.createqr, E.wrap]', async () => {
    let isTaken = true;
    const { user, inputs, notices } = show({
      'codes.styles.save': ({ name, style }) => {
        if (isTaken) throw apiError('style.name_taken', { fields: { name: 'Another look has this name.' } });
        return { data: { ...house, name, style } };
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Dots' }));
    await user.click(screen.getByRole('button', { name: 'Save this style' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Save this style' }));
    await user.click(dialog.getByRole('button', { name: 'Save style' }));
    expect(await dialog.findByText('Give the style a name.')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), 'Spring');
    await user.click(dialog.getByRole('button', { name: 'Save style' }));
    expect(await dialog.findByText('Another look has this name.')).toBeVisible();
    isTaken = false;
    await user.click(dialog.getByRole('button', { name: 'Save style' }));
    await waitFor(() => expect(notices[0]?.text).toBe('The style “Spring” was saved.'));
    expect(inputs('codes.styles.save').at(-1)).toMatchObject({ name: 'Spring', style: { dots: 'dots' } });
  });

  it('are deleted after a question that says what stays [A.createqr]', async () => {
    const { user, inputs, questions } = show({
      'codes.styles.delete': ({ style_id }) => ({ data: { style_id } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete the style House style' }));
    await waitFor(() => expect(inputs('codes.styles.delete')).toHaveLength(1));
    expect(questions).toEqual(['Delete the style “House style”?']);
  });
});
