import { useScreenData } from '@swapt/shared/public';
import { aiLimits, aiStyleNames } from '@swapt/shared/values';
import { Field } from '../../frame/field.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';

export function AiQrForm() {
  const text = useText('aiQr');
  const { values, problems, picture } = useScreenData('aiQr');
  return (
    <PlainForm
      action="/ai-qr"
      title={picture ? text('another') : undefined}
      problem={problems.form}
      button={text(picture ? 'makeAnother' : 'make')}
      sending={text('making')}
    >
      <Field label={text('prompt')} hint={text('promptHint')} problem={problems.prompt}>
        {(props) => (
          <input {...props} name="prompt" required maxLength={aiLimits.promptLength} defaultValue={values.prompt} />
        )}
      </Field>
      <Field label={text('target')} hint={text('targetHint')} problem={problems.target}>
        {(props) => (
          <input
            {...props}
            name="target"
            dir="ltr"
            required
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
            spellCheck={false}
            maxLength={2048}
            defaultValue={values.target}
          />
        )}
      </Field>
      <fieldset className="styles">
        <legend>{text('style')}</legend>
        {aiStyleNames.map((name) => (
          <label key={name}>
            <input type="radio" name="style" value={name} defaultChecked={name === values.style} />
            <img src={`/ai-qr/style/${name}.svg`} alt="" width="160" height="160" loading="lazy" />
            <span>
              <b>{text(name)}</b>
              <span className="small">{text(`${name}About`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </PlainForm>
  );
}
