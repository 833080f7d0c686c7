import { tagLimits } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { useTags } from './codes.queries.js';

/** The tags of a code: those in use to choose from, and new ones by typing. */
export function TagsField({ isRequired = false }: { isRequired?: boolean }) {
  const tags = useTags();
  return (
    <Form.Item
      name="tags"
      label="Tags"
      extra="Words that help you find codes, such as print or spring. Press Enter after each one."
      rules={[
        { required: isRequired, message: 'Choose a tag, or type a new one.' },
        {
          validator: (_, chosen: string[] = []) =>
            chosen.some((tag) => tag.length > tagLimits.maxLength)
              ? Promise.reject(new Error(`A tag has at most ${tagLimits.maxLength} characters.`))
              : Promise.resolve(),
        },
      ]}
    >
      <Select
        mode="tags"
        tokenSeparators={[',']}
        maxCount={tagLimits.perCode}
        placeholder="Add a tag"
        options={tags.data?.map(({ tag }) => ({ value: tag, label: tag }))}
        notFoundContent="Type the first tag."
      />
    </Form.Item>
  );
}
