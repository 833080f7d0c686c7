import { tagLimits } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { t } from '@swapt/shared/text';
import { useTags } from './codes.queries.js';

/** The tags of a code: those in use to choose from, and new ones by typing. */
export function TagsField({ isRequired = false }: { isRequired?: boolean }) {
  const tags = useTags();
  return (
    <Form.Item
      name="tags"
      label={t('Tags')}
      extra={t('Words that help you find codes, such as print or spring. Press Enter after each one.')}
      rules={[
        { required: isRequired, message: t('Choose a tag, or type a new one.') },
        {
          validator: (_, chosen: string[] = []) =>
            chosen.some((tag) => tag.length > tagLimits.maxLength)
              ? Promise.reject(new Error(t('A tag has at most {max} characters.', { max: tagLimits.maxLength })))
              : Promise.resolve(),
        },
      ]}
    >
      <Select
        mode="tags"
        tokenSeparators={[',']}
        maxCount={tagLimits.perCode}
        placeholder={t('Add a tag')}
        options={tags.data?.map(({ tag }) => ({ value: tag, label: tag }))}
        notFoundContent={t('Type the first tag.')}
      />
    </Form.Item>
  );
}
