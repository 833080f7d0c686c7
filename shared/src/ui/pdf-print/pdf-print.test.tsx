import { screen } from '@testing-library/react';
import { apiError, recordDownloads, renderScreen } from '../../testing/index.js';
import { PdfPrint, type PdfFile } from './index.js';

const saved = recordDownloads();
const pdf = (): PdfFile => ({
  name: 'receipt.pdf',
  content: new Blob(['%PDF'], { type: 'application/pdf' }),
  pages: 2,
});

describe('a PDF to print', () => {
  it('says that it is being made, and is opened or taken to the downloads', async () => {
    let done = (_: PdfFile) => {};
    const { user } = renderScreen(
      <PdfPrint label="Print the receipt" load={() => new Promise((resolve) => (done = resolve))} />,
    );
    await user.click(screen.getByRole('button', { name: 'Print the receipt' }));
    expect(screen.getByRole('status')).toHaveTextContent('Making the PDF.');
    done(pdf());
    expect(await screen.findByText(/is ready/)).toHaveTextContent('receipt.pdf is ready, 2 pages (1 KB).');
    const link = await screen.findByRole('link', { name: 'Open to print' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^blob:/);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(saved[0]?.name).toBe('receipt.pdf');
  });

  it('says why it could not be made, and is asked for again', async () => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw apiError('server.unavailable');
      return pdf();
    };
    const { user } = renderScreen(<PdfPrint label="Print the receipt" load={load} />);
    await user.click(screen.getByRole('button', { name: 'Print the receipt' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('briefly unavailable');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Print the receipt' }));
    expect(await screen.findByText(/is ready/)).toBeVisible();
  });
});
