import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testAnswer, testCode } from '../../testing/test-code.js';
import RulesScreen from './code-rules-screen.js';

const ios = { when: [{ kind: 'system' as const, any: ['iOS' as const] }], target: 'https://apps.apple.com/x' };
const german = { when: [{ kind: 'language' as const, any: ['de'] }], target: 'https://bakery.example/de' };
const code = testCode({ rules: [ios, german] });
const api: FakeApi = {
  'codes.get': () => ({ data: code }),
  'codes.testRules': () => ({ data: testAnswer() }),
  'codes.update': () => ({ data: code }),
};
const route = `/admin/my-codes/rules/${code.code_id}`;
const show = (more: FakeApi = {}) =>
  renderScreen(<RulesScreen />, { api: { ...api, ...more }, path: '/admin/my-codes/rules/:codeId', route });
const rulesShown = () => within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem');
const setField = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the rules of a code', () => {
  it('read as sentences in their order, with where everybody else is led [A.mycodes.edit]', async () => {
    show();
    expect(await screen.findByText('If it is an iPhone or iPad')).toBeVisible();
    expect(rulesShown().map((rule) => rule.textContent)).toEqual([
      expect.stringContaining('1. If it is an iPhone or iPad→ apps.apple.com/x'),
      expect.stringContaining('2. If its language is German→ bakery.example/de'),
    ]);
    expect(screen.getByText(/→ bakery.example\/menu/)).toHaveTextContent('Otherwise → bakery.example/menu');
  });

  it('are added, filled in and saved [A.mycodes.edit, O.codes.update]', async () => {
    const { user, inputs, address } = show();
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    const rule = within(screen.getByRole('group', { name: 'Rule 3' }));
    await user.click(rule.getByRole('combobox', { name: 'If' }));
    await user.click(await screen.findByTitle('the time is between'));
    setField('From', '18:00');
    setField('To', '23:00');
    await user.click(rule.getByRole('checkbox', { name: 'Sat' }));
    await user.click(rule.getByRole('button', { name: 'Add another condition' }));
    await user.type(rule.getByRole('combobox', { name: 'Choose languages' }), 'French');
    await user.click(await screen.findByTitle('French'));
    setField('Address', 'bakery.example/soir');
    expect(rulesShown()[2]).toHaveTextContent(/If it is between 18:00 and 23:00 on Sat .* and its language is French/);
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(address()).toBe(`/admin/my-codes/show/${code.code_id}`));
    expect(inputs('codes.update')[0]?.data).toEqual({
      rules: [
        ios,
        german,
        {
          when: [
            {
              kind: 'time',
              zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
              from: '18:00',
              to: '23:00',
              days: [6],
            },
            { kind: 'language', any: ['fr'] },
          ],
          target: 'https://bakery.example/soir',
        },
      ],
    });
  });

  it('tell apart how old shoppers say they are, and say that nothing checks it [A.mycodes.edit, O.codes.update]', async () => {
    const { user, inputs } = show({ 'codes.get': () => ({ data: testCode() }) });
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    await user.click(screen.getByRole('combobox', { name: 'If' }));
    await user.click(await screen.findByTitle('they say they are'));
    expect(screen.getByText(/cannot check their answer/)).toBeVisible();
    expect(rulesShown()[0]).toHaveTextContent('If they say they are at least 18');
    setField('Minimum age', '');
    setField('Address', 'bakery.example/wine');
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('Enter at least one age.')).toBeVisible();
    setField('Minimum age', '21');
    setField('Under this age', '21');
    expect(screen.getByText('The second age must be higher than the first.')).toBeVisible();
    setField('Under this age', '');
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(inputs('codes.update')).toHaveLength(1));
    expect(inputs('codes.update')[0]?.data.rules).toEqual([
      { when: [{ kind: 'age', from: 21 }], target: 'https://bakery.example/wine' },
    ]);
  });

  it('change their order and go by buttons, which keep the focus [A.mycodes.edit]', async () => {
    const { user, inputs } = show();
    const down = await screen.findByRole('button', { name: 'Move rule 1 down' });
    expect(screen.getByRole('button', { name: 'Move rule 1 up' })).toBeDisabled();
    down.focus();
    await user.keyboard('{Enter}');
    expect(rulesShown()[0]).toHaveTextContent('If its language is German');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('iPhone'));
    await user.click(screen.getByRole('button', { name: 'Remove rule 2' }));
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(inputs('codes.update')[0]?.data).toEqual({ rules: [german] }));
  });

  it('are not sent while something is missing, which is said where it is [A.mycodes.edit, E.wrap]', async () => {
    const { user, inputs } = show();
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    await user.click(screen.getByRole('combobox', { name: 'If' }));
    await user.click(await screen.findByTitle('it is in'));
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('Choose at least one.')).toBeVisible();
    expect(screen.getByText('Enter a destination for this rule.')).toBeVisible();
    expect(inputs('codes.update')).toEqual([]);
  });

  it('are told of an address that phones cannot reach before anything is sent, in the words of the server', async () => {
    const { user, inputs } = show();
    await user.click(await screen.findByRole('button', { name: 'Change rule 2' }));
    setField('Address', 'http://10.0.0.1');
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText(/only works inside a private network/)).toBeVisible();
    expect(inputs('codes.update')).toEqual([]);
  });

  it('show what the server says at the rule, and keep what was typed [A.mycodes.edit, E.wrap]', async () => {
    const { user } = show({
      'codes.update': () => {
        throw apiError('request.invalid', {
          fields: { 'data.rules.1.target': 'This is a short address of this service.' },
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change rule 2' }));
    setField('Address', 'https://go.bakery.example/menu');
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    const rule = within(await screen.findByRole('group', { name: 'Rule 2' }));
    expect(await rule.findByText('This is a short address of this service.')).toBeVisible();
    expect(rule.getByLabelText('Address')).toHaveValue('https://go.bakery.example/menu');
    setField('Address', 'https://bakery.example');
    await waitFor(() => expect(rule.queryByText('This is a short address of this service.')).toBeNull());
  });

  it('share visitors out by shares that make a hundred [A.mycodes.edit, O.codes.update]', async () => {
    const { user, inputs } = show({ 'codes.get': () => ({ data: testCode() }) });
    await user.click(await screen.findByRole('button', { name: 'Add a split test' }));
    const first = within(screen.getByRole('group', { name: 'Variant A' }));
    expect(first.getByLabelText('Where it leads')).toHaveValue('https://bakery.example/menu');
    fireEvent.change(first.getByLabelText('Share in per cent'), { target: { value: '70' } });
    const second = within(screen.getByRole('group', { name: 'Variant B' }));
    fireEvent.change(second.getByLabelText('Where it leads'), { target: { value: 'bakery.example/new' } });
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('The shares add up to 120 %. Make them 100 %.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a variant' }));
    expect(screen.getByText('100 of 100 %')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove variant C' }));
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(inputs('codes.update')).toHaveLength(1));
    expect(inputs('codes.update')[0]?.data.rules).toEqual([
      {
        when: [],
        variants: [
          { name: 'A', weight: 50, target: 'https://bakery.example/menu' },
          { name: 'B', weight: 50, target: 'https://bakery.example/new' },
        ],
      },
    ]);
  });
});

describe('the tester', () => {
  it('comes after the button that saves where there is no room beside the rules [A.mycodes.edit]', async () => {
    const { innerWidth } = window;
    window.innerWidth = 390;
    show();
    const save = await screen.findByRole('button', { name: 'Save rules' });
    const tester = screen.getByRole('region', { name: 'Try it' });
    expect(save.compareDocumentPosition(tester) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(tester.closest('form')).toBeNull();
    window.innerWidth = innerWidth;
  });

  it('asks with the rules as they stand and says who is led where, and why [A.mycodes.edit]', async () => {
    const why = { rule: 0, name: '', fits: 'no' as const, why: 'The system is Android.' };
    const { user, inputs } = show({
      'codes.testRules': ({ visit }) => ({
        data:
          visit.system === 'Android'
            ? testAnswer({
                rule: 1,
                target: 'https://bakery.example/de',
                steps: [why, { rule: 1, name: '', fits: 'yes', why: 'The language is German.' }],
              })
            : testAnswer(),
      }),
    });
    expect(await screen.findByText(/No rule matches/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Phone' }));
    await user.click(await screen.findByTitle('Android phone'));
    await user.type(screen.getByRole('combobox', { name: 'Language' }), 'German');
    await user.click(await screen.findByTitle('German'));
    setField('Day and time', '2026-12-24T21:00');
    setField('Previous scans', '4');
    expect(await screen.findByText('Rule 2 applies.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Why' })).toHaveTextContent(
      'Rule 1 does not match: The system is Android.',
    );
    await waitFor(() =>
      expect(inputs('codes.testRules').at(-1)).toMatchObject({
        rules: [ios, german],
        visit: { device: 'mobile', system: 'Android', language: 'de', scan: 5 },
      }),
    );
    expect(inputs('codes.testRules').at(-1)?.visit.at).toBeDefined();
  });

  it('asks for a place only where a rule does [A.mycodes.edit]', async () => {
    const near = {
      when: [{ kind: 'place' as const, latitude: 52.5, longitude: 13.4, radius: 500 }],
      target: 'https://x.example',
    };
    const { user, inputs } = show({ 'codes.get': () => ({ data: testCode({ rules: [near] }) }) });
    await user.click(await screen.findByRole('radio', { name: 'Says no' }));
    await waitFor(() => expect(inputs('codes.testRules').at(-1)?.visit.refuses_place).toBe(true));
  });
});

it('names what a code shows that is no link, in place of its address [A.mycodes.edit]', async () => {
  const target = 'https://swapt.example/page/01a198c0';
  show({
    'codes.get': () => ({ data: testCode({ type: 'page', content: { page_id: '01a198c0' }, target }) }),
    'codes.testRules': () => ({ data: testAnswer({ target }) }),
  });
  expect(await screen.findByText('→ Page', { selector: 'strong' })).toBeVisible();
});

describe('the tester of ages', () => {
  it('says that it is asked for, and takes an age or a refusal [A.mycodes.edit]', async () => {
    const adult = { when: [{ kind: 'age' as const, from: 18 }], target: 'https://x.example' };
    const { user, inputs } = show({
      'codes.get': () => ({ data: testCode({ rules: [adult] }) }),
      'codes.testRules': ({ visit }) => ({
        data:
          visit.age === undefined ? testAnswer({ kind: 'ask', question: 'age', target: null, rule: 0 }) : testAnswer(),
      }),
    });
    expect(await screen.findByText('We ask for their age first.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Gives an age' }));
    setField('Age in years', '16');
    await waitFor(() => expect(inputs('codes.testRules').at(-1)?.visit.age).toBe(16));
    await user.click(screen.getByRole('radio', { name: 'Says no' }));
    await waitFor(() => expect(inputs('codes.testRules').at(-1)?.visit.refuses_age).toBe(true));
    expect(inputs('codes.testRules').at(-1)?.visit.age).toBeUndefined();
  });
});
