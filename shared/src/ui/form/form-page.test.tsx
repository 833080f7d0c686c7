import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { apiError, renderScreen } from '../../testing/index.js';
import { FormPage } from './form-page.js';

interface Values {
  name: string;
}

function NameForm({
  save,
  onSaved = () => {},
}: {
  save: (values: Values) => Promise<string>;
  onSaved?: (id: string) => void;
}) {
  const [form] = Form.useForm<Values>();
  return (
    <FormPage<Values, string>
      title="New catalog"
      form={form}
      initialValues={{ name: '' }}
      fields={['name']}
      save={save}
      onSaved={onSaved}
      onCancel={() => {}}
      submitLabel="Create"
    >
      <Form.Item name="name" label="Name" rules={[{ required: true, message: 'Give the organization a name.' }]}>
        <Input />
      </Form.Item>
      <Link to="/elsewhere">Elsewhere</Link>
    </FormPage>
  );
}

describe('a form', () => {
  it('saves with Ctrl+Enter', async () => {
    const saved: string[] = [];
    const { user } = renderScreen(<NameForm save={async ({ name }) => name} onSaved={(name) => saved.push(name)} />, {
      path: '/',
    });
    await user.type(screen.getByLabelText('Name'), 'Bread{Control>}{Enter}{/Control}');
    await waitFor(() => expect(saved).toEqual(['Bread']));
  });

  it('shows an error of the server at its field and keeps what was typed [E.wrap]', async () => {
    const refuse = () =>
      Promise.reject(apiError('request.invalid', { fields: { 'data.name': 'This name is taken.' } }));
    const { user } = renderScreen(<NameForm save={refuse} />, { path: '/' });
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('This name is taken.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Bread');
    await user.type(screen.getByLabelText('Name'), 's');
    await waitFor(() => expect(screen.queryByText('This name is taken.')).toBeNull());
  });

  it('finds a field inside of another, and clears what was said there once it changes [E.wrap]', async () => {
    const refuse = () =>
      Promise.reject(
        apiError('request.invalid', { fields: { 'data.content.title': 'Too long.', 'data.content.x': 'No.' } }),
      );
    function ContentForm() {
      const [form] = Form.useForm<{ content: { title: string } }>();
      return (
        <FormPage<{ content: { title: string } }, string>
          title="New event"
          form={form}
          initialValues={{ content: { title: '' } }}
          fields={['content.title']}
          save={refuse}
          onSaved={() => {}}
          onCancel={() => {}}
          submitLabel="Create"
        >
          <Form.Item name={['content', 'title']} label="Title">
            <Input />
          </Form.Item>
        </FormPage>
      );
    }
    const { user } = renderScreen(<ContentForm />, { path: '/' });
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('No.');
    await user.type(screen.getByLabelText(/Title/), 'a');
    await waitFor(() => expect(screen.queryByText('Too long.')).toBeNull());
  });

  it('says above the form what belongs to no field [E.wrap]', async () => {
    const { user } = renderScreen(
      <NameForm save={() => Promise.reject(apiError('catalog.create_failed', { detail: 'The name is used.' }))} />,
      { path: '/' },
    );
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create catalog The name is used.');
  });

  it('says nothing of a session that ended: the shell does', async () => {
    const refuse = () => Promise.reject(apiError('auth.invalid_token'));
    const { user } = renderScreen(<NameForm save={refuse} />, { path: '/' });
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).not.toHaveClass('ant-btn-loading'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('Bread');
  });

  it('asks before unsaved changes are left, and stays when told so', async () => {
    const { user, questions, address } = renderScreen(<NameForm save={async () => ''} />, {
      path: '/',
      confirms: false,
    });
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(questions).toEqual(['Leave without saving?']));
    expect(address()).toBe('/');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('saves what was left while it waited, and leads nobody away from where they are by then', async () => {
    let finish = (_: string) => {};
    const saved: string[] = [];
    const save = () => new Promise<string>((resolve) => (finish = resolve));
    const { user, address, notices } = renderScreen(<NameForm save={save} onSaved={(id) => saved.push(id)} />, {
      path: '/',
    });
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    finish('bread');
    await waitFor(() => expect(notices[0]?.text).toContain('is saved now'));
    expect(saved).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('says that a save failed whose page was left, and keeps its draft', async () => {
    let fail = (_: Error) => {};
    const save = () => new Promise<string>((_, reject) => (fail = reject));
    const { user, address, reported } = renderScreen(<NameForm save={save} />, { path: '/' });
    await user.type(screen.getByLabelText('Name'), 'Bread');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    fail(apiError('server.unavailable'));
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toHaveLength(1);
  });

  it('leaves without a question when nothing changed', async () => {
    const { user, questions, address } = renderScreen(<NameForm save={async () => ''} />, { path: '/' });
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    expect(questions).toEqual([]);
  });
});
