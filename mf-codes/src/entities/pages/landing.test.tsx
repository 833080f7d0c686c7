import { Block } from '@swapt/shared/page';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { renderScreen } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import { Landing } from './landing.js';

it('shows a page in the console in its own language and direction', async () => {
  const form = newBlock('form', 'join', { submitLabel: '' });
  const { root } = newDocument({ language: 'ar' });
  renderScreen(
    <Landing settings={root.props}>
      <Block type="form" props={form.props} />
    </Landing>,
  );
  const button = await screen.findByRole('button', { name: 'إرسال' });
  expect(button.closest('.landing')).toHaveAttribute('dir', 'rtl');
  expect(button.closest('.landing')).toHaveAttribute('lang', 'ar');
});
