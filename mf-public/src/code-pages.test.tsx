import type { PublicScreenData } from '@swapt/shared/public';
import { scriptPayloads } from '@swapt/shared/testing';
import { act, fireEvent, screen as page } from '@testing-library/react';
import { render, words } from './server.js';
import { openScreen as open } from './testing/open-screen.js';

const code = { slug: 'door', orgName: 'Harbour Bakery' };
const gate = (own: object = {}): PublicScreenData => ({
  screen: 'gate',
  ...code,
  action: '/code/door?table=5',
  useId: '0190',
  asksPassword: false,
  asksPlace: false,
  ages: [],
  answers: {},
  isLimited: false,
  ...own,
});
const card = (text = 'Ada'): PublicScreenData => ({
  screen: 'card',
  ...code,
  card: {
    name: text,
    job: text,
    company: text,
    phone: '+49 30 123',
    email: 'ada@example.com',
    website: 'https://example.com/',
    street: text,
    city: text,
    description: text,
  },
  vcf: '/card/1/contact.vcf',
});
const file = { kind: 'file', url: '/files/1/2', about: 'Film, 2 MB' } as const;
const contents = (text: string): PublicScreenData[] => [
  { screen: 'content', ...code, kind: 'note', text },
  { screen: 'content', ...code, ...file, title: text, description: text, show: 'film' },
  {
    screen: 'content',
    ...code,
    kind: 'event',
    title: text,
    when: text,
    starts: '2026-12-01T18:00:00Z',
    zone: 'Europe/Rome',
    place: text,
    description: text,
    ics: '/c/door/event.ics',
  },
  {
    screen: 'content',
    ...code,
    kind: 'wifi',
    ssid: text,
    password: text,
    security: 'WPA',
    picture: 'data:image/svg+xml,',
  },
  { screen: 'content', ...code, kind: 'app', title: text, ios: 'https://apps.example/1', android: '', other: '' },
];
const stopped: [string, PublicScreenData][] = [
  [
    'This code does not work yet',
    { screen: 'code', kind: 'notYet', orgName: code.orgName, startsAt: '2026-12-01T18:00:00Z', wait: 'in 3 days' },
  ],
  ['This code has expired', { screen: 'code', kind: 'expired', orgName: code.orgName }],
  ['This code has no uses left', { screen: 'code', kind: 'usedUp', orgName: code.orgName }],
  ['This code is no longer in use', { screen: 'code', kind: 'archived', orgName: code.orgName }],
];
const titled: [string, PublicScreenData][] = [
  ...stopped,
  ['A code from Harbour Bakery', gate({ isLimited: true })],
  ['Harbour Bakery asks for a password', gate({ asksPassword: true, problem: 'password' })],
  ['Ada', card()],
  ...contents('Word')
    .slice(0, 3)
    .map((data): [string, PublicScreenData] => [
      data.screen === 'content' && data.kind === 'note' ? 'A note from Harbour Bakery' : 'Word',
      data,
    ]),
];

it.each(titled)('is the same on the server and in the browser: %s [R.code R.card R.redirect]', async (title, data) => {
  const { before, after, repairs } = await open(data);
  expect(repairs).toEqual([]);
  expect(after).toBe(before);
  expect(before).not.toContain('style=');
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('asks by a plain form that works without script [R.code]', async () => {
  const { before } = await open(gate({ asksPassword: true, asksPlace: true, isLimited: true }));
  const html = new DOMParser().parseFromString(before, 'text/html');
  const form = html.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/code/door?table=5']);
  expect(form?.querySelector('[name=password]')?.getAttribute('type')).toBe('password');
  expect(form?.querySelector('[name=use]')?.getAttribute('value')).toBe('0190');
  const buttons = [...(form?.querySelectorAll('button') ?? [])].map((button) => [
    button.textContent,
    button.getAttribute('type') ?? 'submit',
  ]);
  expect(buttons).toEqual([['Use it without my location', 'submit']]);
});

const ages = [
  { age: 18, words: 'I am 18 or older' },
  { age: 0, words: 'I am under 18' },
];

it('asks for the age by plain buttons, with what was answered before in the same form [R.code]', async () => {
  const answers = { latitude: '52.5', longitude: '' };
  const { before, after, repairs } = await open(gate({ ages, answers, isLimited: true }));
  expect([repairs, after]).toEqual([[], before]);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Bakery asks how old you are');
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/code/door?table=5']);
  const buttons = page.getAllByRole('button').map((button) => ({
    words: button.textContent,
    sent: Object.fromEntries(new FormData(form ?? undefined, button)),
  }));
  const hidden = { use: '0190', ...answers };
  expect(buttons).toEqual([
    { words: 'I am 18 or older', sent: { ...hidden, age: '18' } },
    { words: 'I am under 18', sent: { ...hidden, age: '0' } },
    { words: 'Prefer not to say', sent: { ...hidden, age: '' } },
  ]);
});

describe('the place', () => {
  const getCurrentPosition = jest.fn<undefined, Parameters<Geolocation['getCurrentPosition']>>();
  const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  beforeEach(() => {
    jest.clearAllMocks();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  });
  afterAll(() => {
    submit.mockRestore();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('is asked for by a press, and sent with the form [R.code]', async () => {
    const { container } = await openIn(gate({ asksPlace: true }));
    expect(getCurrentPosition).not.toHaveBeenCalled();
    fireEvent.click(page.getByRole('button', { name: 'Use my location' }));
    const [answer] = getCurrentPosition.mock.calls[0] ?? [];
    act(() => answer?.({ coords: { latitude: 52.5, longitude: 13.4 } } as GeolocationPosition));
    expect(submit).toHaveBeenCalledTimes(1);
    expect(container('latitude')).toBe('52.5');
    expect(container('longitude')).toBe('13.4');
  });

  it('may be refused: the page says so and goes on without it [R.code]', async () => {
    const { container } = await openIn(gate({ asksPlace: true }));
    fireEvent.click(page.getByRole('button', { name: 'Use my location' }));
    const [, refuse] = getCurrentPosition.mock.calls[0] ?? [];
    act(() => refuse?.({ code: 1 } as GeolocationPositionError));
    expect(page.getByRole('status')).toHaveTextContent('You can continue without it');
    expect(page.getByRole('button', { name: 'Continue without my location' })).toBeEnabled();
    expect([submit.mock.calls.length, container('latitude')]).toEqual([0, '']);
  });

  async function openIn(data: PublicScreenData) {
    await open(data);
    return { container: (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value };
  }
});

it('shows a contact to be saved, called and written to [R.card]', async () => {
  await open(card());
  expect(page.getByRole('link', { name: 'Save contact' })).toHaveAttribute('href', '/card/1/contact.vcf');
  expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+4930123');
  expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', 'mailto:ada@example.com');
});

it('never runs what is stored [R.card R.code]', async () => {
  for (const payload of scriptPayloads) {
    const shown = [card(payload), ...contents(payload), gate({ orgName: payload, slug: payload, action: payload })];
    for (const data of shown) {
      const html = new DOMParser().parseFromString(render(data, words(data.screen, 'en')), 'text/html');
      expect(html.querySelectorAll('script, iframe, object, [onerror], [onload], [onclick], [onfocus]')).toHaveLength(
        0,
      );
    }
  }
  expect(Reflect.get(window, 'pwned')).toBeUndefined();
});
