import { Switch } from 'antd';
import { t } from '@swapt/shared/text';
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
        label={t('Welcome')}
        value={props.welcome}
        max={4000}
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
        label={t('Consent')}
        help={t('What people agree to by ticking a box. Leave it empty if you do not need consent.')}
        value={props.consent}
        max={2000}
        error={errors.consent}
        onChange={(consent) => change({ consent })}
      />
      {props.consent.trim() !== '' && (
        <Field label={t('People must agree before they send the form')}>
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
        label={t('Label of the button')}
        value={props.submitLabel}
        max={60}
        error={errors.submitLabel}
        onChange={(submitLabel) => change({ submitLabel })}
      />
      <TextField
        label={t('Thank-you message')}
        help={t(
          'We show it after people send the form. If you leave it empty, we use the text from the page’s settings.',
        )}
        value={props.thanks}
        max={4000}
        error={errors.thanks}
        onChange={(thanks) => change({ thanks })}
      />
    </>
  );
}
