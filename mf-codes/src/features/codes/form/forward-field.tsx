import { forwardedNameRule, forwardedNames } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { t } from '@swapt/shared/text';

const isName = (name: string) =>
  name.length <= forwardedNameRule.maxLength && new RegExp(forwardedNameRule.pattern).test(name);
const wrong = t('Use letters, digits, dots and dashes, with a letter first. We use q ourselves, to count scans.');

/** What of the short address's query the destination gets. */
export function ForwardField() {
  return (
    <Form.Item
      name="forward_query"
      label={t('Words to pass on')}
      extra={t(
        'Example: type table here and print the short address with ?table=5 at its end. The destination is then told the table. A landing page fills it into the form field named table. Nothing else is passed on.',
      )}
      style={{ marginBottom: 0 }}
      rules={[
        {
          validator: (_, names: string[] = []) =>
            names.every(isName) ? Promise.resolve() : Promise.reject(new Error(wrong)),
        },
      ]}
    >
      <Select
        mode="tags"
        tokenSeparators={[',', ' ', '=', '&', '?']}
        maxCount={forwardedNames}
        placeholder={t('table')}
        open={false}
        suffixIcon={null}
      />
    </Form.Item>
  );
}
