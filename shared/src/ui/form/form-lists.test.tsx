import { screen, waitFor, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import { apiError, renderScreen } from '../../testing/index.js';
import { Page } from '../page.js';
import { PageForm } from './form-page.js';

interface Values {
  zones: { price: string }[];
}

function ZonesForm() {
  const [form] = Form.useForm<Values>();
  return (
    <PageForm<Values, string>
      form={form}
      initialValues={{ zones: [{ price: '1' }, { price: '2' }] }}
      fields={['zones']}
      save={() => Promise.reject(apiError('store.invalid', { fields: { 'data.zones.1.price': 'Too dear.' } }))}
      onSaved={() => {}}
      onCancel={() => {}}
      submitLabel="Save"
    >
      <Form.List name="zones">
        {(zones) =>
          zones.map(({ key, name }) => (
            <Form.Item key={key} name={[name, 'price']} label={`Price ${name + 1}`}>
              <Input />
            </Form.Item>
          ))
        }
      </Form.List>
    </PageForm>
  );
}

it('shows an error of the server at its place in a list, until that is changed [E.wrap]', async () => {
  const { user } = renderScreen(
    <Page title="Delivery">
      <ZonesForm />
    </Page>,
    { path: '/' },
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const field = screen.getByLabelText(/^Price 2/);
  const item = field.closest<HTMLElement>('.ant-form-item') ?? document.body;
  expect(await within(item).findByText('Too dear.')).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, '3');
  await waitFor(() => expect(screen.queryByText('Too dear.')).toBeNull());
});
