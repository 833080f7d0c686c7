import { t } from '@swapt/shared/text';
import { LineField } from '../fields/text-fields.js';

interface Props {
  props: { title: string };
  change: (part: { title: string }) => void;
  errors: Record<string, string>;
}

/** The heading that most blocks have. */
export const TitleField = ({ props, change, errors }: Props) => (
  <LineField
    label={t('Heading')}
    value={props.title}
    max={120}
    error={errors.title}
    onChange={(title) => change({ title })}
  />
);
