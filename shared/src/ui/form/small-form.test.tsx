import { screen, waitFor } from '@testing-library/react';
import { Form, Input, Select } from 'antd';
import { Link } from 'react-router-dom';
import { apiError, renderScreen } from '../../testing/index.js';
import { atMost } from './at-most.js';
import { SmallForm } from './small-form.js';

interface Values {
  name: string;
}

const NameForm = ({ save }: { save: (values: Values) => Promise<void | false> }) => (
  <SmallForm<Values> initialValues={{ name: '' }} fields={['name']} save={save} submitLabel="Rename" isGuarded>
    <Form.Item name="name" label="Name">
      <Input />
    </Form.Item>
    <Link to="/elsewhere">Elsewhere</Link>
  </SmallForm>
);
const leave = () => screen.getByRole('link', { name: 'Elsewhere' });

describe('a form in a panel', () => {
  it('says what is wrong at the field, and the rest above it; what was typed stays', async () => {
    const save = () => Promise.reject(apiError('request.invalid', { fields: { name: 'Taken.', org_id: 'Closed.' } }));
    const { user } = renderScreen(<NameForm save={save} />, { path: '/' });
    await user.type(screen.getByLabelText('Name'), 'Bread{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Taken.')).toBeVisible();
    expect(screen.getByRole('alert', { name: '' })).toHaveTextContent('Closed.');
    expect(screen.getByLabelText('Name')).toHaveValue('Bread');
  });

  it('keeps a text that is too long, says so before anything is sent, and puts the cursor there', async () => {
    const saved: Values[] = [];
    const { user } = renderScreen(
      <SmallForm<Values>
        initialValues={{ name: '' }}
        fields={['name']}
        save={async (values) => void saved.push(values)}
        submitLabel="Rename"
      >
        <Form.Item name="name" label="Name" rules={[atMost(8)]}>
          <Input />
        </Form.Item>
      </SmallForm>,
    );
    await user.click(screen.getByLabelText('Name'));
    await user.paste('Sourdough');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Use at most 8 characters.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Sourdough');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(saved).toEqual([]);
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(saved).toEqual([{ name: 'Sourdoug' }]));
  });

  it('sends by Ctrl+Enter what was typed as a tag, and no tag that an open list only points at', async () => {
    const saved: { tags: string[] }[] = [];
    const { user } = renderScreen(
      <SmallForm<{ tags: string[] }>
        initialValues={{ tags: [] }}
        fields={['tags']}
        save={async (values) => void saved.push(values)}
        submitLabel="Tag"
      >
        <Form.Item name="tags" label="Tags">
          <Select mode="tags" tokenSeparators={[',']} options={[{ value: 'regular' }]} />
        </Form.Item>
      </SmallForm>,
    );
    const tags = screen.getByLabelText('Tags');
    await user.type(tags, 'summer,');
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(saved).toEqual([{ tags: ['summer'] }]));
    await user.type(tags, 'spring{Control>}{Enter}{/Control}');
    await waitFor(() => expect(saved.at(-1)).toEqual({ tags: ['summer', 'spring'] }));
  });

  it('puts the cursor at the first field that the service refuses', async () => {
    const save = () => Promise.reject(apiError('request.invalid', { fields: { name: 'Taken.' } }));
    const { user } = renderScreen(<NameForm save={save} />, { path: '/' });
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Taken.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it('asks before unsaved changes are left, and again after a save that failed', async () => {
    const save = () => Promise.reject(apiError('server.unavailable'));
    const { user, questions, address } = renderScreen(<NameForm save={save} />, { path: '/', confirms: false });
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(leave());
    await waitFor(() => expect(questions).toEqual(['Leave without saving?']));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('The service is briefly unavailable. Please try again.')).toBeVisible();
    await user.click(leave());
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(address()).toBe('/');
  });

  it('keeps what was typed, and asks before it is left, when a save says that nothing was saved', async () => {
    localStorage.clear();
    const options = { path: '/', confirms: false, keepsDrafts: true };
    const { user, questions, address } = renderScreen(<NameForm save={async () => false} />, options);
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toBeEnabled());
    expect(JSON.stringify(localStorage)).toContain('Bread');
    await user.click(leave());
    await waitFor(() => expect(questions).toEqual(['Leave without saving?']));
    expect(address()).toBe('/');
  });

  it('does not ask when nothing was changed, or everything is saved', async () => {
    const saved: Values[] = [];
    const { user, questions, address } = renderScreen(<NameForm save={async (values) => void saved.push(values)} />, {
      path: '/',
      confirms: false,
    });
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(saved).toEqual([{ name: 'Bread' }]));
    await user.click(leave());
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    expect(questions).toEqual([]);
  });
});
