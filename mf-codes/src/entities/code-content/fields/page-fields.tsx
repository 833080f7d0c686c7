import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { PageSelect } from '../../pages/page-select.js';

export function PageFields() {
  return (
    <Form.Item
      name={['content', 'page_id']}
      label={t('Page')}
      extra={
        <>
          {t.rich(
            'You can change the page later without printing the code again. <a>Build a new page (opens a new tab)</a>',
            {
              a: (words) => (
                <a href="/admin/add-new-page" target="_blank" rel="noreferrer">
                  {words}
                </a>
              ),
            },
          )}
        </>
      }
      rules={[{ required: true, message: t('Choose a page or build a new one.') }]}
      style={{ marginBottom: 0 }}
    >
      <PageSelect />
    </Form.Item>
  );
}
