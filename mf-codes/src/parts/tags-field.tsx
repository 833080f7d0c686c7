import { t } from '@swapt/shared/text';
import { isLonger, RequiredSelect } from '@swapt/shared/ui';
import { Form } from 'antd';

interface TagsFieldProps {
  /** To choose from; nothing while they are being read. */
  inUse: readonly { tag: string }[] | undefined;
  hint: string;
  /** Of one tag in characters, and of how many a thing has. */
  longest: number;
  maxCount: number;
  isRequired?: boolean;
}

const optionOf = (tag: string) => ({ value: tag, label: tag });

/** Tags of a thing: those in use to choose from, and new ones by typing. */
export const TagsField = ({ inUse, hint, longest, maxCount, isRequired = false }: TagsFieldProps) => (
  <Form.Item
    name="tags"
    label={t('Tags')}
    extra={hint}
    rules={[
      { required: isRequired, message: t('Choose a tag, or type a new one.') },
      {
        validator: async (_, chosen: string[] = []) => {
          if (chosen.some((tag) => isLonger(tag, longest)))
            throw new Error(t('A tag has at most {max} characters.', { max: longest }));
        },
      },
    ]}
  >
    <RequiredSelect
      mode="tags"
      tokenSeparators={[',']}
      maxCount={maxCount}
      placeholder={t('Add a tag')}
      options={inUse?.map(({ tag }) => optionOf(tag))}
      notFoundContent={t('Type the first tag.')}
    />
  </Form.Item>
);

/** Tags that are taken away: of those that there are, and no others. */
export const PresentTags = ({ tags }: { tags: readonly string[] }) => (
  <Form.Item name="tags" label={t('Tags')} rules={[{ required: true, message: t('Choose a tag.') }]}>
    <RequiredSelect mode="multiple" placeholder={t('Choose tags')} options={tags.map(optionOf)} />
  </Form.Item>
);
