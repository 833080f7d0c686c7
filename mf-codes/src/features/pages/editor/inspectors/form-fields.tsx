import { Switch } from 'antd';
import { errorsBelow } from '../field-errors.js';
import { Field } from '../fields/field.js';
import { LineField, TextField } from '../fields/text-fields.js';
import { InputList } from './input-list.js';
import type { Inspected } from './inspector.js';
import { TitleField } from './title-field.js';

export function FormFields({ props, change, errors }: Inspected<'form'>) {
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <TextField
        label="Welcome"
        value={props.welcome}
        maxLength={4000}
        error={errors.welcome}
        onChange={(welcome) => change({ welcome })}
      />
      <InputList
        inputs={props.inputs}
        problem={errors.inputs}
        errors={errorsBelow(errors, 'inputs')}
        onChange={(inputs) => change({ inputs })}
      />
      <TextField
        label="Consent"
        help="What people agree to by ticking a box. Leave it empty to ask for nothing."
        value={props.consent}
        maxLength={2000}
        error={errors.consent}
        onChange={(consent) => change({ consent })}
      />
      {props.consent.trim() !== '' && (
        <Field label="The form is sent only with this consent">
          {({ id }) => (
            <Switch
              id={id}
              checked={props.consentRequired}
              onChange={(consentRequired) => change({ consentRequired })}
            />
          )}
        </Field>
      )}
      <LineField
        label="Label of the button"
        value={props.submitLabel}
        maxLength={60}
        error={errors.submitLabel}
        onChange={(submitLabel) => change({ submitLabel })}
      />
      <TextField
        label="Thanks"
        help="Shown once the form was sent. Leave it empty for the words in the page’s settings."
        value={props.thanks}
        maxLength={4000}
        error={errors.thanks}
        onChange={(thanks) => change({ thanks })}
      />
    </>
  );
}
