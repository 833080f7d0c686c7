import { t } from '@swapt/shared/text';
import { tagLimits } from '@swapt/shared/values';
import { TagsField } from '../../parts/tags-field.js';
import { useTags } from './codes.queries.js';

/** The tags of a code. */
export const CodeTagsField = ({ isRequired }: { isRequired?: boolean }) => (
  <TagsField
    inUse={useTags().data}
    hint={t('Words that help you find codes, such as print or spring. Press Enter after each one.')}
    longest={tagLimits.maxLength}
    maxCount={tagLimits.perCode}
    isRequired={isRequired}
  />
);
