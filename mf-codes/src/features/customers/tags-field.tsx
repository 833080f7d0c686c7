import { t } from '@swapt/shared/text';
import { customerTagLimits } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { useTags } from './customers.queries.js';

/** The tags of a customer: those in use to choose from, and new ones by typing. */
export function TagsField({ isRequired = false }: { isRequired?: boolean }) {
  const tags = useTags();
  return (
    <Form.Item
      name="tags"
      label={t('Tags')}
      extra={t('Press Enter after each one.')}
      rules={[
        { required: isRequired, message: t('Choose a tag, or type a new one.') },
        {
          validator: (_, chosen: string[] = []) =>
            chosen.some((tag) => tag.length > customerTagLimits.maxLength)
              ? Promise.reject(
                  new Error(t('A tag has at most {max} characters.', { max: customerTagLimits.maxLength })),
                )
              : Promise.resolve(),
        },
      ]}
    >
      <Select
        mode="tags"
        tokenSeparators={[',']}
        maxCount={customerTagLimits.perCustomer}
        placeholder={t('Add a tag')}
        options={tags.data?.map(({ tag }) => ({ value: tag, label: tag }))}
        notFoundContent={t('Type the first tag.')}
      />
    </Form.Item>
  );
}
