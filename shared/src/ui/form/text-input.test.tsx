import { screen } from '@testing-library/react';
import { Form } from 'antd';
import { renderScreen } from '../../testing/index.js';
import { atMost } from './at-most.js';
import { SmallForm } from './small-form.js';
import { TextArea, TextInput } from './text-input.js';

const saved: object[] = [];
const open = () =>
  renderScreen(
    <SmallForm<{ name: string; note: string }>
      initialValues={{ name: '', note: '' }}
      fields={['name', 'note']}
      save={async (values) => void saved.push(values)}
      submitLabel="Save"
    >
      <Form.Item name="name" label="Name" rules={[atMost(10)]}>
        <TextInput max={10} />
      </Form.Item>
      <Form.Item name="note" label="Note" rules={[atMost(10)]}>
        <TextArea max={10} />
      </Form.Item>
    </SmallForm>,
  );

describe('a text with a limit', () => {
  it.each(['Name', 'Note'])('cuts nothing of what is typed or pasted in %s, and counts near the end', async (label) => {
    const { user } = open();
    const field = screen.getByLabelText(label);
    await user.type(field, '12345678');
    expect(screen.queryByText(/characters/)).toBeNull();
    await user.type(field, '9');
    expect(screen.getByText('9 of 10 characters')).toBeVisible();
    await user.paste('012345');
    expect(field).toHaveValue('123456789012345');
    expect(screen.getByText('15 of 10 characters. Please shorten it by 5.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Use at most 10 characters.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('tells screen readers once that it is too long, not with each key', async () => {
    const { user } = open();
    const live = () =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).filter((said) => said !== '');
    await user.type(screen.getByLabelText('Name'), '123456789');
    expect(live()).toEqual([]);
    await user.type(screen.getByLabelText('Name'), '01');
    const [said] = live();
    expect(said).toMatch(/too long/);
    await user.type(screen.getByLabelText('Name'), '2');
    expect(screen.getByText('12 of 10 characters. Please shorten it by 2.')).toBeVisible();
    expect(live()).toEqual([said]);
  });

  it('is one thing in a row, with nothing beside it', () => {
    const { container } = renderScreen(
      <div data-testid="row">
        <TextInput max={10} aria-label="Name" />
        <TextArea max={10} aria-label="Note" />
      </div>,
    );
    expect(container.querySelector('[data-testid=row]')?.children).toHaveLength(2);
  });

  it('counts a sign of two halves once, as the server does', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Name'));
    await user.paste('🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐');
    expect(screen.getByText('10 of 10 characters')).toBeVisible();
  });
});
