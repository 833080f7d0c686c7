import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import CreateCodeScreen from './create-code-screen.js';
import { testCode } from '../../testing/test-code.js';

const code = testCode();
const score = { value: 92, verdict: 'good' as const, reasons: [] };
const api: FakeApi = {
  'codes.render': () => ({ data: { file: null, score } }),
  'codes.create': () => ({ data: code }),
};
const show = (more: FakeApi = {}) => renderScreen(<CreateCodeScreen />, { api: { ...api, ...more }, path: '/' });

describe('a new code', () => {
  it('is created with its name, destination, short name and look [A.createqr]', async () => {
    const { user, inputs, address } = show();
    await user.type(screen.getByLabelText('Name'), 'Summer menu');
    await user.type(screen.getByLabelText('Destination'), 'bakery.example/menu');
    await user.type(screen.getByLabelText(/Short name/), 'summer');
    await user.click(screen.getByRole('button', { name: 'Violet' }));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(address()).toBe(`/admin/create-qr-success?code=${code.code_id}`));
    expect(inputs('codes.create')[0]).toMatchObject({
      type: 'link',
      name: 'Summer menu',
      target: 'https://bakery.example/menu',
      slug: 'summer',
      style: { dots: 'dots', eyes: 'circle', foreground: '#4A2BC2' },
    });
  });

  it('shows each change in the preview at once [A.createqr]', async () => {
    const { user } = show();
    const preview = () => screen.getByRole('img', { name: 'Preview of the code' }).innerHTML;
    const before = preview();
    await user.click(screen.getByRole('radio', { name: 'Dots' }));
    expect(preview()).not.toBe(before);
  });

  it('asks for the scan score once typing pauses, and gives the reasons [A.createqr]', async () => {
    const { inputs } = show({
      'codes.render': ({ style }) => ({
        data: {
          file: null,
          score: style?.dots === 'dots' ? { value: 41, verdict: 'risky', reasons: ['Use a darker colour.'] } : score,
        },
      }),
    });
    expect(await screen.findByText('Scans well')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Ocean' }));
    fireEvent.click(screen.getByRole('button', { name: 'Violet' }));
    expect(await screen.findByText('Use a darker colour.', undefined, { timeout: 3000 })).toBeVisible();
    expect(screen.getByText('41 of 100')).toBeVisible();
    expect(inputs('codes.render').map(({ style }) => style?.eyes)).toEqual(['square', 'circle']);
  });

  it('says at the field what is wrong and keeps everything typed [A.createqr, E.wrap]', async () => {
    const { user } = show({
      'codes.create': () => {
        throw apiError('code.slug_taken', { fields: { slug: 'This short name is already used.' } });
      },
    });
    await user.type(screen.getByLabelText('Name'), 'Summer menu');
    await user.type(screen.getByLabelText('Destination'), 'https://bakery.example');
    await user.type(screen.getByLabelText(/Short name/), 'summer');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('This short name is already used.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Summer menu');
    expect(screen.getByLabelText(/Short name/)).toHaveValue('summer');
  });

  it('asks for a name and a destination before anything is sent', async () => {
    const { user, inputs } = show();
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('Give the code a name.')).toBeVisible();
    expect(screen.getByText('Enter the address that a scan leads to.')).toBeVisible();
    expect(inputs('codes.create')).toEqual([]);
  });

  it('takes a logo and raises the error correction for it [A.createqr]', async () => {
    const { user, inputs } = show({
      'images.upload': () => ({
        data: { image_id: '018f0000-0000-7000-8000-0000000000ff', url: '/images/x', width: 80, height: 80 },
      }),
    });
    await user.upload(screen.getByLabelText('Logo file'), new File(['logo'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByAltText('Your logo')).toBeVisible();
    expect(inputs('images.upload')[0]).toMatchObject({ name: 'logo.png', body: btoa('logo') });
    expect(screen.getByText('Highest: 30 %, needed with a logo')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByAltText('Your logo')).toBeNull();
  });

  it('says why a logo is refused [E.wrap]', async () => {
    const { user } = show({
      'images.upload': () => {
        throw apiError('image.unreadable');
      },
    });
    await user.upload(screen.getByLabelText('Logo file'), new File(['no'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText('This file is not a picture we can read.')).toBeVisible();
  });
});
