import { t } from '@swapt/shared/text';
import { TextField } from '../fields/text-fields.js';

interface Props {
  props: { text: string };
  change: (part: { text: string }) => void;
  errors: Record<string, string>;
}

/** The text below a block's heading. */
export const BodyField = ({ props, change, errors }: Props) => (
  <TextField
    label={t('Text')}
    value={props.text}
    max={4000}
    error={errors.text}
    onChange={(text) => change({ text })}
  />
);
