import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { useShell } from '../../sdk/index.js';
import { renderScreen } from '../../testing/index.js';
import { FormPage } from './form-page.js';
import { SmallForm } from './small-form.js';

interface Values {
  name: string;
  note: string;
  content: { ssid?: string; password?: string };
}

const empty: Values = { name: '', note: '', content: {} };

interface FormProps {
  initialValues?: Values;
  basis?: string;
  onSave?: (values: Values, basis: string | undefined) => void;
}

function NetworkForm({ initialValues = empty, basis, onSave }: FormProps) {
  const [form] = Form.useForm<Values>();
  return (
    <FormPage<Values, void, string | undefined>
      title="New code"
      form={form}
      initialValues={initialValues}
      fields={['name', 'note', 'content.ssid']}
      basis={basis}
      together={basis ? ['name', 'note'] : []}
      save={async (...saved) => onSave?.(...saved)}
      onSaved={() => undefined}
      onCancel={() => undefined}
      submitLabel="Create"
    >
      {(['name', 'note', 'content.ssid', 'content.password'] as const).map((name) => (
        <Form.Item key={name} name={name.split('.')} label={name}>
          <Input />
        </Form.Item>
      ))}
      <Link to="?type=link">Choose another kind</Link>
      <Link to="?type=wifi&template=blue" replace>
        Choose a template
      </Link>
    </FormPage>
  );
}

const open = (ui = <NetworkForm />, route = '/new?type=wifi') => renderScreen(ui, { route, keepsDrafts: true });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

beforeEach(() => localStorage.clear());

describe('what was typed and not saved', () => {
  it('is there again after the tab was gone, without passwords', async () => {
    const { user, unmount } = open();
    await user.type(field('name'), 'Guests');
    await user.type(field('content.ssid'), 'Bakery');
    await user.type(field('content.password'), 'sourdough');
    expect(JSON.stringify(localStorage)).not.toContain('sourdough');
    unmount();

    open();
    expect(await screen.findByText(/You did not save what you typed on/)).toBeVisible();
    expect(field('name')).toHaveValue('Guests');
    expect(field('content.ssid')).toHaveValue('Bakery');
    expect(field('content.password')).toHaveValue('');
  });

  it('is given up with one press', async () => {
    const first = open();
    await first.user.type(field('name'), 'Guests');
    first.unmount();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(field('name')).toHaveValue('');
    expect(screen.queryByText(/You did not save/)).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('is not kept once it is saved', async () => {
    const { user } = open();
    await user.type(field('name'), 'Guests');
    expect(kept()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('leaves alone what somebody else changed meanwhile', async () => {
    const { user, unmount } = open(<NetworkForm initialValues={{ ...empty, name: 'Old' }} />);
    await user.type(field('note'), 'By the door');
    unmount();
    open(<NetworkForm initialValues={{ ...empty, name: 'New' }} />);
    await waitFor(() => expect(field('note')).toHaveValue('By the door'));
    expect(field('name')).toHaveValue('New');
  });

  it('goes with what it was typed from, and with the fields that mean nothing without it', async () => {
    const saves: unknown[] = [];
    const form = (basis: string, initialValues: Values) => (
      <NetworkForm initialValues={initialValues} basis={basis} onSave={(...saved) => saves.push(saved)} />
    );
    const first = open(form('3', { ...empty, name: 'Old', note: 'Old note' }));
    await first.user.type(field('name'), '!');
    first.unmount();
    const { user } = open(form('5', { ...empty, name: 'New', note: 'New note', content: { ssid: 'Bakery' } }));
    await waitFor(() => expect(field('name')).toHaveValue('Old!'));
    expect(field('note')).toHaveValue('Old note');
    expect(field('content.ssid')).toHaveValue('Bakery');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(saves).toEqual([[expect.objectContaining({ name: 'Old!' }), '3']]));
  });

  it('belongs to the address it was typed at', async () => {
    const { user, unmount } = open();
    await user.type(field('name'), 'Guests');
    unmount();
    open(undefined, '/new?type=link');
    expect(field('name')).toHaveValue('');
  });

  it('goes with the address when something else is chosen on the screen', async () => {
    const { user, unmount, address, questions } = open();
    await user.type(field('name'), 'Guests');
    await user.click(screen.getByRole('link', { name: 'Choose a template' }));
    await waitFor(() => expect(address()).toBe('/new?type=wifi&template=blue'));
    expect(questions).toEqual([]);
    unmount();
    open(undefined, '/new?type=wifi&template=blue');
    await waitFor(() => expect(field('name')).toHaveValue('Guests'));
    expect(kept()).toHaveLength(1);
  });

  it('is asked about before the same screen turns to something else', async () => {
    const { user, questions } = open();
    await user.type(field('name'), 'Guests');
    await user.click(screen.getByRole('link', { name: 'Choose another kind' }));
    await waitFor(() => expect(questions).toEqual(['Leave without saving?']));
  });

  describe('in a dialog', () => {
    function Opener({ title = 'Invite a person', danger }: { title?: string; danger?: boolean }) {
      const { modal } = useShell();
      const content = (close: () => void) => (
        <SmallForm
          initialValues={{ name: '', password: '', code: '' }}
          fields={['name', 'password', 'code']}
          save={async () => close()}
          submitLabel="Send"
          onCancel={close}
          danger={danger}
        >
          {['name', 'password', 'code'].map((name) => (
            <Form.Item key={name} name={name} label={name}>
              <Input />
            </Form.Item>
          ))}
        </SmallForm>
      );
      return <button onClick={() => modal.open({ title, content })}>Open</button>;
    }
    const openDialog = async (ui = <Opener />) => {
      const view = open(ui, '/people');
      await view.user.click(screen.getByRole('button', { name: 'Open' }));
      return view;
    };

    it('is there again after the tab was gone, without password and code, until it is started over', async () => {
      const first = await openDialog();
      await first.user.type(field('name'), 'Kim');
      await first.user.type(field('password'), 'sourdough');
      await first.user.type(field('code'), 'aaaa-bbbb');
      expect(JSON.stringify(localStorage)).not.toMatch(/sourdough|aaaa-bbbb/);
      first.unmount();

      const { user } = await openDialog();
      expect(await screen.findByText(/You did not save what you typed on/)).toBeVisible();
      expect(field('name')).toHaveValue('Kim');
      await user.click(screen.getByRole('button', { name: 'Start over' }));
      expect(field('name')).toHaveValue('');
      expect(kept()).toEqual([]);
    });

    it('belongs to its dialog, not to another one at the same address', async () => {
      const first = await openDialog();
      await first.user.type(field('name'), 'Kim');
      first.unmount();
      await openDialog(<Opener title="Invite a team" />);
      expect(field('name')).toHaveValue('');
    });

    it.each(['Send', 'Cancel'])('is gone after “%s”', async (button) => {
      const { user } = await openDialog();
      await user.type(field('name'), 'Kim');
      expect(kept()).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(kept()).toEqual([]));
    });

    it('is not kept where the dialog deletes', async () => {
      const { user } = await openDialog(<Opener danger />);
      await user.type(field('name'), 'Corner Bakery');
      expect(kept()).toEqual([]);
    });
  });

  it('leaves an empty form behind where a save asks for the next one', async () => {
    const form = (
      <SmallForm
        initialValues={{ name: '' }}
        fields={['name']}
        save={async () => {}}
        submitLabel="Add"
        isGuarded
        startsAnew
      >
        <Form.Item name="name" label="name">
          <Input />
        </Form.Item>
      </SmallForm>
    );
    const first = open(form);
    await first.user.type(field('name'), 'Bread');
    first.unmount();
    const { user } = open(form);
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await waitFor(() => expect(field('name')).toHaveValue(''));
    expect(screen.queryByText(/You did not save/)).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('into a form of a page is kept like that of a screen', async () => {
    const form = (
      <SmallForm
        initialValues={{ name: '' }}
        fields={['name']}
        save={async () => undefined}
        submitLabel="Save"
        isGuarded
      >
        <Form.Item name="name" label="name">
          <Input />
        </Form.Item>
      </SmallForm>
    );
    const first = open(form);
    await first.user.type(field('name'), 'Bakery');
    first.unmount();
    const second = open(form);
    await waitFor(() => expect(field('name')).toHaveValue('Bakery'));
    await second.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });
});
