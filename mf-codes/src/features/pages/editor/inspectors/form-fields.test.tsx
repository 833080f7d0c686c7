import type { BlockProps } from '@swapt/shared/contract';
import { addressInputs, addressInputsIn } from '@swapt/shared/form/default-inputs';
import { fetchEditorWords } from '@swapt/shared/messages/editor-words';
import { newBlock, newBlockIn } from '@swapt/shared/page/document';
import { renderScreen } from '@swapt/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { PageSamples } from '../page-samples.js';
import { FormFields } from './form-fields.js';

type Form = BlockProps['form'];

/** The fields over a form that keeps what they change. */
function Editing({
  first,
  onForm,
  errors = {},
}: {
  first: Form;
  onForm: (form: Form) => void;
  errors?: Record<string, string>;
}) {
  const [props, setProps] = useState(first);
  const change = (part: Partial<Form>) => {
    setProps({ ...props, ...part });
    onForm({ ...props, ...part });
  };
  return <FormFields props={props} change={change} errors={errors} />;
}

const edit = (errors?: Record<string, string>) => {
  const last: { props: Form } = { props: newBlock('form', 'form-1').props };
  const onForm = (form: Form) => (last.props = form);
  return { last, ...renderScreen(<Editing first={last.props} onForm={onForm} errors={errors} />) };
};
const names = ({ props }: { props: Form }) => props.inputs.map(({ name }) => name);
const defaults = ['page_1', 'first_name', 'last_name', 'email', 'phone'];

describe('a form on a page', () => {
  it('asks for name, e-mail and phone at first; its page marker stays [A.updatepage, F.form]', async () => {
    const { last, user } = edit();
    expect(names(last)).toEqual(defaults);
    expect(screen.queryByRole('button', { name: 'Remove Page 1' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Move up First name' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
    await user.click(screen.getByRole('button', { name: 'Move down First name' }));
    expect(names(last)).toEqual(['page_1', 'last_name', 'first_name', 'email']);
  });

  it('gets further questions, a whole address, and names that no other has [A.updatepage, F.form]', async () => {
    const { last, user } = edit();
    const add = async (kind: string) => {
      await user.click(screen.getByRole('button', { name: 'Add a question' }));
      await user.click(await screen.findByRole('menuitem', { name: kind }));
    };
    await add('Full address');
    expect(names(last)).toEqual([...defaults, ...addressInputs.map(({ name }) => name)]);
    await add('E-mail');
    expect(last.props.inputs.at(-1)).toMatchObject({ name: 'e_mail', input_type: 'email', required: false });
    await add('Choice from a list');
    const choices = screen.getByLabelText('Choices, one on each line');
    await user.clear(choices);
    await user.type(choices, 'Red\nGreen\n\nRed');
    expect(last.props.inputs.at(-1)?.options).toEqual(['Red', 'Green']);
  });

  it('is asked in the language of the page, and known to machines by the same names', async () => {
    const { samples } = await fetchEditorWords('ar');
    const last: { props: Form } = { props: newBlockIn(samples, 'form', 'form-1').props };
    const { user } = renderScreen(
      <PageSamples value={samples}>
        <Editing first={last.props} onForm={(form) => (last.props = form)} />
      </PageSamples>,
    );
    for (const kind of ['Full address', 'Short text', 'Choice from a list', 'Page marker']) {
      await user.click(screen.getByRole('button', { name: 'Add a question' }));
      await user.click(await screen.findByRole('menuitem', { name: kind }));
    }
    expect(names(last)).toEqual([
      ...[...defaults, ...addressInputsIn(samples.newForm).map(({ name }) => name)],
      ...['your_answer', 'please_choose', 'page_2'],
    ]);
    const said = last.props.inputs.flatMap((input) => [input.input_display_name, ...(input.options ?? [])]);
    expect(said.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
    expect(said.at(-1)).toBe('الصفحة 2');
  });

  it('marks what is required, and changes labels and examples [A.updatepage, F.form]', async () => {
    const { last, user } = edit();
    await user.click(screen.getByRole('button', { name: /^First name/, expanded: false }));
    await user.click(screen.getByRole('switch', { name: 'An answer is required' }));
    const label = screen.getByLabelText('Label');
    await user.clear(label);
    await user.type(label, 'Given name');
    expect(last.props.inputs[1]).toMatchObject({
      name: 'first_name',
      input_display_name: 'Given name',
      required: false,
    });
  });

  it('has words for its welcome, consent and thanks; without consent text nothing is to be agreed to [A.updatepage]', async () => {
    const { last, user } = edit();
    expect(screen.getByRole('switch', { name: /must agree before/ })).toBeChecked();
    await user.clear(screen.getByLabelText('Consent'));
    expect(screen.queryByRole('switch', { name: /must agree before/ })).toBeNull();
    await user.type(screen.getByLabelText('Thank-you message'), 'See you!');
    expect(last.props).toMatchObject({ consent: '', thanks: 'See you!' });
  });

  it('says what the server says, at the question and of the list [A.updatepage]', () => {
    edit({ 'inputs.2.input_display_name': 'This is too long.', inputs: 'Add at least one question to the form.' });
    expect(screen.getByText('Add at least one question to the form.')).toHaveAttribute('role', 'alert');
    const label = screen.getByDisplayValue('Last name');
    expect(label).toHaveAttribute('aria-invalid', 'true');
    const said = document.getElementById(label.getAttribute('aria-describedby') ?? '');
    expect(within(said ?? document.body).getByText('This is too long.')).toBeVisible();
  });
});
