import { targetMaxLength } from '@swapt/shared/values';
import { TextInput } from '@swapt/shared/ui';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { Field, type FieldProps } from './field.js';
import { linkProblem, tidyLink } from './tidy-link.js';

/** Where something leads. What was typed is completed, and judged once the field is left. */
export function LinkField({ value, onChange, error, ...field }: FieldProps<string>) {
  const [typing, setTyping] = useState<string>();
  const problem = typing === undefined ? (error ?? linkProblem(value)) : undefined;
  return (
    <Field {...field} error={problem}>
      {(control) => (
        <TextInput
          {...control}
          value={typing ?? value}
          max={targetMaxLength}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('example.com, name@example.com or a phone number')}
          onChange={(event) => {
            setTyping(event.target.value);
            onChange(tidyLink(event.target.value));
          }}
          onBlur={() => setTyping(undefined)}
        />
      )}
    </Field>
  );
}
