import { t } from '@swapt/shared/text';
import { customerTagLimits } from '@swapt/shared/values';
import { TagsField } from '../../parts/tags-field.js';
import { useTags } from './customers.queries.js';

/** The tags of a customer. */
export const CustomerTagsField = ({ isRequired }: { isRequired?: boolean }) => (
  <TagsField
    inUse={useTags().data}
    hint={t('Press Enter after each one.')}
    longest={customerTagLimits.maxLength}
    maxCount={customerTagLimits.perCustomer}
    isRequired={isRequired}
  />
);
