import { forgetDrafts, forgetDraftsOfOthers, localDrafts, withoutSecrets } from './index.js';

const ada = localDrafts('ada', 'org-1');

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('keeps drafts of one person in one organization', () => {
  ada.keep('/new', { name: 'Bread' });
  expect(ada.read('/new')).toMatchObject({ values: { name: 'Bread' } });
  expect(localDrafts('ada', 'org-2').read('/new')).toBeUndefined();
  expect(localDrafts('ben', 'org-1').read('/new')).toBeUndefined();
  ada.drop('/new');
  expect(ada.read('/new')).toBeUndefined();
});

it('keeps them for two weeks', () => {
  jest.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') });
  ada.keep('/new', { name: 'Bread' });
  jest.setSystemTime(new Date('2026-11-14T23:59:00Z'));
  expect(ada.read('/new')).toBeDefined();
  jest.setSystemTime(new Date('2026-11-15T00:00:00Z'));
  expect(ada.read('/new')).toBeUndefined();
});

it('forgets those of others, and all of them, and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  localDrafts('ben', 'org-1').keep('/new', { name: 'Cake' });
  ada.keep('/new', { name: 'Bread' });
  forgetDraftsOfOthers('ada');
  expect(localDrafts('ben', 'org-1').read('/new')).toBeUndefined();
  expect(ada.read('/new')).toBeDefined();
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('reads nothing that it did not write', () => {
  localStorage.setItem('draft:ada/org-1//new', '{"at":1}');
  expect(ada.read('/new')).toBeUndefined();
  localStorage.setItem('draft:ada/org-1//new', 'x');
  expect(ada.read('/new')).toBeUndefined();
});

it('leaves no old draft where there is no room for the new one', () => {
  ada.keep('/new', { name: 'Bread' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  ada.keep('/new', { name: 'Bread and cake' });
  full.mockRestore();
  expect(ada.read('/new')).toBeUndefined();
});

it('leaves out secrets wherever they stand', () => {
  const values = {
    name: 'Key ring',
    password: 'x',
    api_key: 'x',
    content: { ssid: 'Bakery', Password: 'x', list: [{ secret: 'x', pin: 'x', spinning: 1 }] },
    card_number: 'x',
    code: 'aaaa-bbbb',
    code_id: 'which one',
    nothing: null,
  };
  expect(withoutSecrets(values)).toEqual({
    name: 'Key ring',
    code_id: 'which one',
    content: { ssid: 'Bakery', list: [{ spinning: 1 }] },
    nothing: null,
  });
});
