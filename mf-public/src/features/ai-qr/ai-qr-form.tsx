import { useScreenData } from '@swapt/shared/public';
import { aiLimits, aiStyleNames, aiStyles } from '@swapt/shared/values';
import { Field } from '../../frame/field.js';
import { PlainForm } from '../../frame/plain-form.js';

export function AiQrForm() {
  const { values, problems, picture } = useScreenData('aiQr');
  return (
    <PlainForm
      action="/ai-qr"
      title={picture ? 'Make another one' : undefined}
      problem={problems.form}
      button={picture ? 'Make another picture' : 'Make the picture'}
      sending="Making and testing your picture …"
    >
      <Field
        label="What is it about?"
        hint="A few words, for example: a coffee shop by the sea."
        problem={problems.prompt}
      >
        {(props) => (
          <input {...props} name="prompt" required maxLength={aiLimits.promptLength} defaultValue={values.prompt} />
        )}
      </Field>
      <Field
        label="Where should it lead?"
        hint="The address of a page. You cannot change it later."
        problem={problems.target}
      >
        {(props) => (
          <input
            {...props}
            name="target"
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
        <legend>Style</legend>
        {aiStyleNames.map((name) => (
          <label key={name}>
            <input type="radio" name="style" value={name} defaultChecked={name === values.style} />
            <img src={`/ai-qr/style/${name}.svg`} alt="" width="160" height="160" loading="lazy" />
            <span>
              <b>{aiStyles[name].label}</b>
              <span className="small">{aiStyles[name].about}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </PlainForm>
  );
}
