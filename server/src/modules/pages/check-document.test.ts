import type { PageBlock, PageDocument } from '@swapt/shared/contract';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { scriptPayloads } from '@swapt/shared/testing/script-payloads';
import { blockTypes, pageLimits } from '@swapt/shared/values';
import { readConfig } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { builtInTemplates } from '../templates/built-in/built-in.js';
import { checkDocument } from './check-document.js';

const settings = readConfig({ SWAPT_PUBLIC_URL: 'https://codes.example' });
const check = (document: unknown) => checkDocument(document, 'draft', settings);

function refusal(document: unknown): Pick<AppError, 'code' | 'detail' | 'fields'> {
  try {
    check(document);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, detail: error.detail, fields: error.fields };
    throw error;
  }
  throw new Error('It was not refused');
}

const every = blockTypes.map((type) => newBlock(type, `b-${type}`)) as PageBlock[];
const linked = (link: string): PageDocument =>
  newDocument({}, [newBlock('links', 'links', { links: [{ label: 'Go', text: '', link, picture: null }] })]);

describe('a document of a page', () => {
  it('is kept as it is with a new block of every kind, and every built-in template is one [O.pages.create, O.templates.get]', () => {
    expect(check(newDocument({ title: 'All' }, every))).toEqual(newDocument({ title: 'All' }, every));
    for (const { document } of Object.values(builtInTemplates).flat()) expect(check(document)).toEqual(document);
  });

  it('that no block knows is refused with a sentence that names the block', () => {
    const { root } = newDocument();
    const block = (over: object) => ({ root, content: [every[0], { ...every[1], ...over }] });
    const cases: [unknown, string, string][] = [
      [block({ type: 'carousel' }), 'Block 2: There is no block of the type “carousel”.', 'draft.content.1.type'],
      [block({ type: 'constructor' }), 'Block 2: There is no block of the type “constructor”.', 'draft.content.1.type'],
      [block({ props: {} }), 'Block 2, “Text”: This is required.', 'draft.content.1.props.id'],
      [
        block({ props: { ...every[1]?.props, onclick: 'x' } }),
        'Block 2, “Text”: There is no such field here.',
        'draft.content.1.props.onclick',
      ],
      [block({ style: 'x' }), 'Block 2, “Text”: There is no such field here.', 'draft.content.1.style'],
      [
        { root, content: [every[1], every[1]] },
        'Block 2, “Text”: Another block already has this id.',
        'draft.content.1.props.id',
      ],
      [{ root, content: 'x' }, 'This must be a list.', 'draft.content'],
      [
        { root, content: [], zones: { 'a:b': [] } },
        'Put all blocks in one list. Zones are not allowed here.',
        'draft.zones',
      ],
      [{ root, content: [], scripts: [] }, 'There is no such field here.', 'draft.scripts'],
      [{ content: [] }, 'Page settings: This must be a group of fields.', 'draft.root.props.request'],
      [null, 'This must be a list.', 'draft.content'],
    ];
    for (const [document, detail, field] of cases) {
      expect(refusal(document)).toEqual({
        code: 'page.bad_document',
        detail,
        fields: expect.objectContaining({ [field]: expect.any(String) }),
      });
    }
  });

  it('is told of all that is wrong in one round, settings, blocks and links', () => {
    const links = newBlock('links', 'links', { links: [{ label: 'Go', text: '', link: 'page', picture: null }] });
    const { code, detail, fields } = refusal({
      root: { props: { ...newDocument().root.props, title: 'x'.repeat(121) } },
      content: [{ ...every[1], type: 'carousel' }, links, { ...every[1], style: 'x' }, links],
    });
    expect(code).toBe('page.bad_document');
    expect(detail).toMatch(/^Page settings: /);
    expect(Object.keys(fields ?? {}).sort()).toEqual([
      'draft.content.0.type',
      'draft.content.1.props.links.0.link',
      'draft.content.2.style',
      'draft.content.3.props.id',
      'draft.content.3.props.links.0.link',
      'draft.root.props.title',
    ]);
  });

  it('takes a film that was uploaded here, and none from elsewhere', () => {
    const film = (change: object) => {
      const kept = { url: `/files/${'a'.repeat(36)}/${'b'.repeat(36)}`, media: 'video/mp4', shape: 'tall' };
      const { root, content } = newDocument({}, [newBlock('video', 'film')]);
      return {
        root,
        content: content.map(({ type, props }) => ({ type, props: { ...props, film: { ...kept, ...change } } })),
      };
    };
    expect(check(film({}))).toEqual(film({}));
    const { film: _, ...old } = newBlock('video', 'film').props;
    expect(check({ root: newDocument().root, content: [{ type: 'video', props: old }] }).content).toHaveLength(1);
    for (const wrong of [
      { url: 'https://films.example/a.mp4' },
      { url: 'javascript:alert(1)' },
      { url: `//films.example/files/${'a'.repeat(36)}` },
      { media: 'text/html' },
      { shape: 'round' },
    ]) {
      const [name = ''] = Object.keys(wrong);
      expect(refusal(film(wrong)).fields).toHaveProperty([`draft.content.0.props.film.${name}`]);
    }
  });

  it('that is too much for a page is refused', () => {
    const many = Array.from({ length: pageLimits.blocks + 1 }, (_, index) => newBlock('text', `t${index}`));
    expect(refusal(newDocument({}, many)).detail).toMatch(/at most 80 blocks/);
    const long = many.slice(1).map((block) => ({ ...block, props: { ...block.props, text: 'ä'.repeat(3000) } }));
    expect(refusal(newDocument({}, long)).detail).toMatch(/too much for one page/);
    expect(refusal(newDocument({}, [newBlock('text', 't', { text: 'x'.repeat(4001) })])).detail).toMatch(
      /at most 4000/,
    );
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    'https://user@evil.example/',
    'https://codes.example@evil.example/',
    'http://10.0.0.1/',
    '#a b',
    'page',
  ])('with the link %j is refused at the field', (link) => {
    const { detail, fields } = refusal(linked(link));
    expect(detail).toMatch(/^Block 1, “Links”: /);
    expect(Object.keys(fields ?? {})).toEqual(['draft.content.0.props.links.0.link']);
    const root = newDocument({ return: { title: '', text: '', label: 'Back', link } });
    expect(refusal(root)).toMatchObject({ detail: expect.stringMatching(/^Page settings: /) });
  });

  it.each([
    ['', ''],
    ['#form', '#form'],
    ['https://Example.com', 'https://example.com/'],
    ['tel:+15550100', 'tel:+15550100'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['https://codes.example/page/1', 'https://codes.example/page/1'],
    ['https://codes.example/menu', 'https://codes.example/menu'],
  ])('keeps the link %j as %j', (given, kept) => {
    expect(check(linked(given))).toEqual(linked(kept));
  });

  it('has pictures of this installation and colours that are colours, and nothing else in their place', () => {
    const picture = (url: string) => newBlock('image', 'i', { picture: { url, alt: '', width: 1, height: 1 } });
    for (const payload of scriptPayloads) {
      expect(refusal(newDocument({}, [picture(payload)])).fields).toHaveProperty(['draft.content.0.props.picture.url']);
      const theme = { accent: payload, background: '#ffffff', headings: 'serif' as const };
      expect(refusal(newDocument({ theme })).fields).toHaveProperty(['draft.root.props.theme.accent']);
    }
    for (const url of ['https://evil.example/x.png', '/images/../x', '//evil.example/x']) {
      expect(refusal(newDocument({}, [picture(url)])).code).toBe('page.bad_document');
    }
  });

  it('counts down in a time zone that exists', () => {
    const wrong = newDocument({}, [newBlock('countdown', 'c', { zone: 'Mars/Olympus' })]);
    expect(refusal(wrong).fields).toEqual({ 'draft.content.0.props.zone': 'This time zone does not exist.' });
  });
});
