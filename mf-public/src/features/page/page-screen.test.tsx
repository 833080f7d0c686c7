import type { PageDocument } from '@swapt/shared/contract';
import type { PostedForm } from '@swapt/shared/form';
import { defaultInputs } from '@swapt/shared/form/default-inputs';
import { PageDocumentView, PageSurroundings } from '@swapt/shared/page';
import { newBlock, newBlockProps, newDocument } from '@swapt/shared/page/document';
import type { PublicScreenData, ShownPage } from '@swapt/shared/public';
import { scriptPayloads } from '@swapt/shared/testing';
import { blockTypes } from '@swapt/shared/values';
import { fireEvent, screen as page, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { words } from '../../server.js';
import { openScreen as open } from '../../testing/open-screen.js';

const shown = (document: PageDocument, more: Partial<ShownPage> = {}): PublicScreenData => ({
  screen: 'page',
  kind: 'shown',
  orgName: 'Harbour Bakery',
  pageId: '1',
  document,
  system: 'other',
  action: '/page/1?code=2',
  token: 'the-token',
  prefill: {},
  mapStyle: '',
  ...more,
});

const picture = { url: '/images/a/b', alt: '', width: 1200, height: 800 };
const texts = new Set(
  'title text caption label value name price over address welcome consent submitLabel thanks input_display_name placeholder_text description alt'.split(
    ' ',
  ),
);

/** Every kind of block with something in every list, and one text in every field that holds text. */
function filled(text: string, link = 'https://example.com/'): PageDocument {
  const fill = (value: unknown, name = ''): unknown => {
    if (name === 'picture') return { ...picture, alt: text };
    if (name === 'link') return link;
    if (name === 'at') return '2030-01-01T10:00:00.000Z';
    if (name === 'latitude' || name === 'longitude') return 10;
    if (name === 'inputs') return inputs.map((input) => fill(input));
    if (Array.isArray(value)) return value.map((item) => fill(item));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fill(field, key)]));
    }
    return texts.has(name) ? text : value;
  };
  const inputs = (['page', 'text', 'textarea', 'select', 'checkbox'] as const).map((input_type) => ({
    ...{ name_: input_type, input_display_name: '', placeholder_text: '', required: true, input_type },
    options: [text],
  }));
  const rows = [{ label: '', value: '' }];
  const more = { rows, pictures: [{ picture: null, caption: '' }], buttons: [{ label: '', link: '', look: 'solid' }] };
  const content = blockTypes.map((type) => {
    const props = { ...newBlockProps[type] };
    for (const [name, list] of Object.entries(more)) if (name in props) Object.assign(props, { [name]: list });
    return { type, props: { ...Object(fill(props)), id: `b-${type}` } };
  });
  for (const block of content) {
    if (block.type === 'form') {
      for (const input of block.props.inputs) Object.assign(input, { name: input.name_, options: [text] });
    }
  }
  return newDocument({ title: text, description: text }, content);
}

/** All elements with the names of their attributes: what markup in a text would change. */
const shapeOf = () =>
  [...document.body.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${[...element.attributes].map(({ name }) => name).join(' ')}`,
  );

describe('a landing page', () => {
  it('is the same on the server and in the browser with every kind of block, without inline styles [R.page]', async () => {
    const { before, repairs } = await open(shown(filled('Good coffee')));
    expect(repairs).toEqual([]);
    expect(before).not.toContain('style=');
    expect(page.getByRole('heading', { level: 1, name: 'Good coffee' })).toBeVisible();
    for (const type of blockTypes) expect(document.getElementById(`b-${type}`)).not.toBeNull();
    const [first, ...others] = document.querySelectorAll('img');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    for (const image of document.querySelectorAll('img')) {
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
      expect(image.getAttribute('srcset')).toContain('/images/a/b?w=480 480w');
    }
    expect(others.map((image) => image.getAttribute('loading'))).toEqual(others.map(() => 'lazy'));
  });

  it('makes addresses in its texts into links, none within another and none in the editor', async () => {
    const links = filled('See https://example.com/a.');
    const { before, repairs } = await open(shown(links));
    expect(repairs).toEqual([]);
    const found = [...document.querySelectorAll('a.link-in-text')];
    expect(found.length).toBeGreaterThan(8);
    expect(before.match(/class="link-in-text"/g)).toHaveLength(found.length);
    for (const link of found) expect(link).toHaveAttribute('href', 'https://example.com/a');
    expect(document.querySelectorAll('a a, button a')).toHaveLength(0);
    const editing = renderToString(
      <PageSurroundings value={{ isEditing: true, system: 'other', words: words('page', 'en') }}>
        <PageDocumentView document={links} />
      </PageSurroundings>,
    );
    expect(editing).not.toMatch(/<a [^>]*link-in-text/);
  });

  it('has its title as heading when no opening shows one [R.page]', async () => {
    const { content } = filled('Good coffee');
    await open(shown(newDocument({ title: 'The menu' }, content)));
    expect(page.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Good coffee']);
    const { repairs } = await open(
      shown(
        newDocument(
          { title: 'The menu' },
          content.filter(({ type }) => type !== 'hero'),
        ),
      ),
    );
    expect(repairs).toEqual([]);
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('The menu');
  });

  it('never runs what stands in any of its texts, nor follows a link that was not checked [R.page]', async () => {
    await open(shown(filled('Plain text')));
    const shape = shapeOf();
    expect(shape.length).toBeGreaterThan(120);
    for (const payload of scriptPayloads) {
      await open(shown(filled(payload)));
      expect([payload, shapeOf()]).toEqual([payload, shape]);
    }
    for (const link of ['javascript:window.scriptRan=1', ' JaVaScript:x', 'data:text/html,x', '//evil.example', 'x']) {
      await open(shown(filled('Plain text', link)));
      const links = [...document.querySelectorAll('main a')].map((anchor) => anchor.getAttribute('href'));
      expect(links.filter((href) => href === link)).toEqual([]);
    }
    expect(window).not.toHaveProperty('scriptRan');
  });

  it('has a form that is sent plainly, with what the address brought along [R.page]', async () => {
    const document = newDocument({}, [newBlock('form', 'join', { inputs: [...defaultInputs] })]);
    await open(shown(document, { prefill: { email: 'shopper@example.com' } }));
    const form = page.getByRole<HTMLFormElement>('form', { name: 'Stay in touch' });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/page/1?code=2']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      first_name: '',
      last_name: '',
      email: 'shopper@example.com',
      phone: '',
      'form-token': 'the-token',
      'form-block': 'join',
      'your-website': '',
    });
    expect(page.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
  });

  it('says at the field what is missing before anything is sent, and sends what is right [R.page]', async () => {
    const document = newDocument({}, [newBlock('form', 'join', { inputs: [...defaultInputs] })]);
    await open(shown(document));
    const form = page.getByRole('form');
    const wasSent = () => fireEvent.submit(form);
    expect(wasSent()).toBe(false);
    const first = page.getByLabelText('First name');
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription('Please fill in “First name”.');
    const fill = (label: string, value: string) => fireEvent.change(page.getByLabelText(label), { target: { value } });
    fill('First name', 'Kim');
    fill('Last name', 'Example');
    fill('E-mail', 'kim@example');
    fill('Phone', '+1 201 555 0123');
    expect(wasSent()).toBe(false);
    expect(page.getByLabelText('E-mail')).toHaveFocus();
    fill('E-mail', 'kim@example.com');
    fireEvent.click(within(form).getByRole('checkbox'));
    // jsdom sends nothing; that nobody held it back is what counts.
    expect(wasSent()).toBe(true);
  });

  it('shows once more what was sent and what is wrong with it [R.page]', async () => {
    const document = newDocument({}, [newBlock('form', 'join', { inputs: [...defaultInputs] })]);
    const posted: PostedForm = {
      block: 'join',
      answers: { first_name: 'Kim', phone: '12' },
      errors: { phone: 'Please write a phone number.' },
      message: 'Please check the marked fields.',
    };
    const { before } = await open(shown(document, { posted }));
    expect(before).toContain('Please write a phone number.');
    expect(page.getByRole('alert')).toHaveTextContent('marked fields');
    expect(page.getByLabelText('First name')).toHaveValue('Kim');
    expect(page.getByLabelText('Phone')).toHaveFocus();
  });

  it('says that answers cannot be taken at the moment, and only then', async () => {
    const document = newDocument({}, [newBlock('form', 'join', { inputs: [...defaultInputs] })]);
    await open(shown(document, {}));
    expect(page.queryByRole('status')).toBeNull();
    await open(shown(document, { isReadOnly: true }));
    expect(page.getByRole('status')).toHaveTextContent('We cannot accept answers right now.');
  });

  it('offers a map of ours only where the installation has one', async () => {
    const map = newBlock('map', 'map', { address: '4 Quay Street', latitude: 43.5, longitude: -70.5 });
    await open(shown(newDocument({}, [map])));
    expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible();
    expect(page.queryByRole('button', { name: 'Show map' })).toBeNull();
  });

  it.each([
    ['ios', 'https://maps.apple.com/?q=4%20Quay%20Street&ll=43.5,-70.5'],
    ['android', 'geo:43.5,-70.5?q=4%20Quay%20Street'],
    ['other', 'https://www.openstreetmap.org/?mlat=43.5&mlon=-70.5#map=17/43.5/-70.5'],
  ] as const)('leads to the maps of the phone: %s [R.page]', async (system, href) => {
    const map = newBlock('map', 'map', { address: '4 Quay Street', latitude: 43.5, longitude: -70.5 });
    await open(shown(newDocument({}, [map]), { system, mapStyle: 'https://maps.example/style.json' }));
    expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', href);
    expect(page.getByRole('button', { name: 'Show map' })).toBeEnabled();
  });

  it('counts down once it is live, and shows the date before that [R.page]', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00.000Z') });
    const countdown = newBlock('countdown', 'c', { at: '2026-11-21T11:01:02.000Z', zone: 'Europe/Rome' });
    const { before } = await open(shown(newDocument({}, [countdown])));
    expect(before).toContain('Saturday, 21 November 2026 at 12:01 (Rome time)');
    expect(before).not.toContain('<strong>');
    expect(page.getByRole('timer')).toHaveTextContent('1 day 1 hour 1 minute 2 seconds');
    jest.useRealTimers();
  });

  it('thanks who comes back, with what they sent [O.pages.return]', async () => {
    const answers = [{ label: 'E-mail', value: 'kim@example.com' }];
    const returned = {
      title: 'Welcome',
      text: 'See you.',
      button: null,
      name: 'Kim',
      answers,
      pageId: '1',
      back: '/corner-cafe',
      language: 'en',
    };
    const { repairs } = await open({ screen: 'page', kind: 'return', orgName: 'Harbour Bakery', ...returned });
    expect(repairs).toEqual([]);
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
    expect(page.getByText('Kim, we have received this.')).toBeVisible();
    expect(page.getByText('kim@example.com')).toBeVisible();
    expect(page.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', '/corner-cafe');
  });

  it('plays a film that was uploaded where it stands, and fetches nothing of it before that is asked for [R.page]', async () => {
    const film = { url: '/files/a/b', media: 'video/mp4' as const, shape: 'tall' as const };
    const block = newBlock('video', 'film', { title: 'Our oven', text: 'At four in the morning.', film, picture });
    const { before, repairs } = await open(shown(newDocument({}, [block])));
    expect(repairs).toEqual([]);
    const player = page.getByLabelText('Our oven');
    expect(player).toHaveAttribute('poster', picture.url);
    expect(player).toHaveAttribute('preload', 'none');
    expect(player).toHaveAttribute('controls');
    expect(player.querySelector('source')).toHaveAttribute('src', film.url);
    expect(player.querySelector('source')).toHaveAttribute('type', 'video/mp4');
    expect(page.getByText('At four in the morning.')).toBeVisible();
    expect(page.queryByText(/in a new tab/)).toBeNull();
    expect(before).toContain('class="lp-tall"');
  });

  it.each([
    ['This page is not public at the moment', { screen: 'page', kind: 'draft', orgName: 'Harbour Bakery' }],
    ['This page is paused', { screen: 'page', kind: 'paused', orgName: 'Harbour Bakery' }],
    ['This page no longer exists', { screen: 'page', kind: 'deleted', orgName: 'Harbour Bakery' }],
    ['This page no longer exists', { screen: 'page', kind: 'freed' }],
    ['We do not know this page', { screen: 'page', kind: 'unknown' }],
  ] as const)('that cannot be shown says so kindly: %s [R.page R.named]', async (title, data) => {
    const { repairs } = await open(data);
    expect(repairs).toEqual([]);
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });
});
