import { languages } from '../messages/languages.gen.js';
import { textsOf } from '../messages/words.js';
import { addressInputs, defaultInputs, defaultInputsIn } from './default-inputs.js';
import type { FormInput, InputType } from './form-input.js';
import { checkAnswers, formProblem, inputTypes, isFixed, nameOf, questionsOf } from './index.js';

const say = textsOf('en').answers;

const ask = (input_type: InputType, required = false, options?: string[]): FormInput => ({
  name: 'it',
  input_display_name: 'Your answer',
  placeholder_text: '',
  required,
  input_type,
  ...(options && { options }),
});
const problem = (input: FormInput, it: string) => checkAnswers([input], { it }, say).it;
const form = { inputs: defaultInputs, consent: '', consentRequired: false };

describe('a new form', () => {
  it('begins with a page marker that stays, then asks for name, e-mail and phone, all required [F.form]', () => {
    expect(defaultInputs.map(({ name, input_type, required }) => [name, input_type, required])).toEqual([
      ['page_1', 'page', false],
      ['first_name', 'text', true],
      ['last_name', 'text', true],
      ['email', 'email', true],
      ['phone', 'phone', true],
    ]);
    expect(defaultInputs.map((_, index) => isFixed(defaultInputs, index))).toEqual([true, false, false, false, false]);
    for (const input of [...defaultInputs, ...addressInputs]) {
      expect(Object.keys(input).sort()).toEqual(
        ['name', 'input_display_name', 'placeholder_text', 'required', 'input_type'].sort(),
      );
    }
    expect(formProblem(defaultInputs)).toBeUndefined();
  });

  it('asks the same in every language, in its own words; in English in those of the first page [F.form]', () => {
    const read = ({ input_display_name: label }: FormInput) => label;
    const spec = (input: FormInput) => ({ ...input, input_display_name: '', placeholder_text: '' });
    expect(defaultInputs.map(read)).toEqual(['Page 1', 'First name', 'Last name', 'E-mail', 'Phone']);
    for (const { newForm } of Object.values(languages)) {
      const inputs = defaultInputsIn(newForm);
      expect(inputs.map(spec)).toEqual(defaultInputs.map(spec));
      expect(inputs.map(read)).toEqual([
        newForm.page.replace('{number}', '1'),
        ...[newForm.firstName, newForm.lastName, newForm.email, newForm.phone],
      ]);
    }
  });

  it('may ask for an address, of which the second line alone may be left empty [F.form]', () => {
    expect(addressInputs.map(({ name, required }) => [name, required])).toEqual([
      ['address1', true],
      ['address2', false],
      ['city', true],
      ['country', true],
      ['province', true],
      ['zip', true],
    ]);
    expect(formProblem([...defaultInputs, ...addressInputs])).toBeUndefined();
  });

  it('is not published without its page marker, without a question, with two of one name or a list without choices', () => {
    const [, first, second] = defaultInputs;
    if (!first || !second) throw new Error('no inputs');
    expect(formProblem([first])).toMatch(/must start with a page marker/);
    expect(formProblem(defaultInputs.slice(0, 1))).toMatch(/at least one question/);
    expect(formProblem([...defaultInputs, first])).toMatch(/“first_name”/);
    expect(formProblem([...defaultInputs, { ...first, name: 'consent' }])).toMatch(/“consent”/);
    expect(formProblem([...defaultInputs, ask('select', false, [' '])])).toMatch(/at least one choice/);
    expect(formProblem([...defaultInputs, { ...ask('text'), input_display_name: ' ' }])).toMatch(/label/);
  });

  it('names a new input after its label, as no other is named', () => {
    expect(nameOf('Größe & Fußlänge (cm)', [])).toBe('gro_e_fu_lange_cm');
    expect(nameOf('Email', defaultInputs)).toBe('email_2');
    expect(nameOf('2nd choice', [])).toBe('nd_choice');
    expect(nameOf('日本', [{ name: 'answer' }])).toBe('answer_2');
    expect(nameOf('Consent', [])).toBe('consent_2');
    expect(nameOf('x'.repeat(90), []).length).toBeLessThanOrEqual(40);
  });
});

describe('the answers of a form', () => {
  const questions = questionsOf({ ...form, consent: 'Keep my answers', consentRequired: true });
  const right = {
    first_name: 'Ada',
    last_name: 'L',
    email: 'ada@example.com',
    phone: '+1 201 555 0123',
    consent: 'yes',
  };

  it('have one sentence for every required question that was left empty [V.form]', () => {
    expect(checkAnswers(questions, right, say)).toEqual({});
    expect(checkAnswers(questions, { first_name: '  ' }, say)).toEqual({
      first_name: 'Please fill in “First name”.',
      last_name: 'Please fill in “Last name”.',
      email: 'Please fill in “E-mail”.',
      phone: 'Please fill in “Phone”.',
      consent: 'Please agree to this before you send the form.',
    });
  });

  it('ask for the consent only where there is one, and insist only where it is required', () => {
    expect(questionsOf(form).map(({ name }) => name)).not.toContain('consent');
    const free = questionsOf({ ...form, consent: 'Send me news', consentRequired: false });
    expect(checkAnswers(free, { ...right, consent: '' }, say)).toEqual({});
    expect(checkAnswers(free, { ...right, consent: 'maybe' }, say)).toHaveProperty('consent');
  });

  it('to questions that were not asked are refused, whatever their name', () => {
    expect(checkAnswers(questions, { ...right, admin: 'yes', constructor: 'x' }, say)).toEqual({
      admin: 'This form does not have this question.',
      constructor: 'This form does not have this question.',
    });
  });

  it.each<[InputType, string[], string[]]>([
    ['text', ['Ada', '<script>'], ['x'.repeat(301)]],
    ['textarea', ['x'.repeat(4000)], ['x'.repeat(4001)]],
    ['email', ['a@b.co', 'Ada.L+x@mail.example.com'], ['ada', 'a@b', 'a b@c.de', 'a@b.co, c@d.co', '@b.co']],
    ['phone', ['+1 (201) 555-0123', '0171/1234567'], ['12', 'call me', '+1 201 555 0123 ext', '1234567890123456']],
    ['number', ['12', '-3.5', '3,5'], ['12a', '1e5', '']],
    ['date', ['1900-01-01', '2099-12-31', '2028-02-29'], ['2026-02-30', '1899-12-31', '2100-01-01', '31.12.2026']],
    ['select', ['Red'], ['red', 'Blue']],
    ['checkbox', ['yes'], ['on']],
    ['consent', ['yes'], ['no']],
  ])('of the type %s are held against it', (type, good, bad) => {
    const input = ask(type, true, ['Red', 'Green']);
    for (const answer of good) expect([answer, problem(input, answer)]).toEqual([answer, undefined]);
    for (const answer of bad) expect([answer, problem(input, answer)]).toEqual([answer, expect.any(String)]);
  });

  it('that may be left empty are checked when they are given', () => {
    for (const type of inputTypes.filter((type) => type !== 'page')) expect(problem(ask(type), '  ')).toBeUndefined();
    expect(problem(ask('email'), 'ada')).toMatch(/e-mail address/);
  });
});
