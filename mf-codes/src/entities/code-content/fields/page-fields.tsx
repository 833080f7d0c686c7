import { Form } from 'antd';
import { PageSelect } from '../../pages/page-select.js';

export function PageFields() {
  return (
    <Form.Item
      name={['content', 'page_id']}
      label="Page"
      extra={
        <>
          You can change the page later without printing the code again.{' '}
          <a href="/admin/add-new-page" target="_blank" rel="noreferrer">
            Build a new page (opens a new tab)
          </a>
        </>
      }
      rules={[{ required: true, message: 'Choose a page or build a new one.' }]}
      style={{ marginBottom: 0 }}
    >
      <PageSelect />
    </Form.Item>
  );
}
