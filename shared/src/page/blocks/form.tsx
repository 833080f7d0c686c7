import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { BlockProps } from '../../contract/index.js';
import { checkAnswers, hiddenFields, questionsOf, type FormInput } from '../../form/index.js';
import { RichText } from '../parts/rich-text.js';
import { Section } from '../parts/section.js';
import { useIsLive } from '../parts/use-is-live.js';
import { useText } from '../parts/use-text.js';
import { useSurroundings } from '../surroundings.js';
import { FormField } from './form-field.js';

/** A plain form, so that it is sent before the page is live and without script; live, it finds mistakes before it is sent. */
export function Form(props: BlockProps['form']) {
  const { id, title, welcome, submitLabel } = props;
  const { form, isEditing } = useSurroundings();
  const text = useText('blocks');
  const say = useText('answers');
  const posted = form?.posted?.block === id ? form.posted : undefined;
  const [errors, setErrors] = useState<Record<string, string>>(posted?.errors ?? {});
  const isLive = useIsLive();
  const element = useRef<HTMLFormElement>(null);
  const questions = questionsOf(props);
  const steps = stepsOf(props.inputs);

  useEffect(() => {
    if (posted) focusFirst(element.current, posted.errors);
  }, [posted]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isEditing) return event.preventDefault();
    const found = checkAnswers(questions, answersOf(event.currentTarget, questions), say);
    setErrors(found);
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    focusFirst(event.currentTarget, found);
  };
  const field = (input: FormInput) => (
    <FormField
      key={input.name}
      form={id}
      input={input}
      given={(posted ? posted.answers : form?.prefill)?.[input.name] ?? ''}
      error={errors[input.name]}
    />
  );

  return (
    <Section id={id} name="form" title={title} className="lp-narrow">
      <form
        ref={element}
        className="lp-card lp-fields"
        method="post"
        action={form?.action}
        // The browser's own words serve while ours are not there.
        noValidate={isLive}
        onSubmit={onSubmit}
        aria-label={title || text('form')}
      >
        <RichText text={welcome} />
        {form?.isReadOnly && !posted?.message && (
          <p className="lp-notice" role="status">
            {text('noAnswersNow')}
          </p>
        )}
        {posted?.message && (
          <p className="lp-error" role="alert">
            {posted.message}
          </p>
        )}
        {steps.map(({ name, title: heading, inputs }) => (
          <Step key={name} title={steps.length > 1 ? heading : ''}>
            {inputs.map(field)}
          </Step>
        ))}
        {questions.filter(({ name }) => !props.inputs.some((input) => input.name === name)).map(field)}
        {Object.entries({ ...form?.hidden, [hiddenFields.block]: id }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="lp-trap" aria-hidden="true">
          <label>
            {text('leaveEmpty')}
            <input name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <button type="submit" className="lp-button lp-solid">
          {submitLabel || text('send')}
        </button>
      </form>
    </Section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  if (title === '') return children;
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The pages of a form, one under the other: each marker begins one. */
function stepsOf(inputs: readonly FormInput[]) {
  const steps = [{ name: '', title: '', inputs: new Array<FormInput>() }];
  for (const input of inputs) {
    if (input.input_type !== 'page') steps.at(-1)?.inputs.push(input);
    else steps.push({ name: input.name, title: input.input_display_name, inputs: [] });
  }
  return steps.filter((step) => step.inputs.length > 0);
}

function answersOf(form: HTMLFormElement, questions: readonly FormInput[]): Record<string, string> {
  const data = new FormData(form);
  const given = questions.map(({ name }) => [name, data.get(name)] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function focusFirst(form: HTMLFormElement | null, errors: Record<string, string>): void {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLElement);
  fields.find((field) => (field.getAttribute('name') ?? '') in errors)?.focus();
}
