import { newBlock, newBlockProps, newDocument } from '@swapt/shared/page/document';
import type { Call } from '@swapt/shared/client';
import type { Api, PageDocument } from '@swapt/shared/contract';

export const link = 'https://example.com/reservations/tables/by-the-window?party=12&occasion=anniversary';
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A word of the language as it is in real names, and a name without any space. */
const words = (letters: number) => 'Donaudampfschifffahrt'.repeat(6).slice(0, letters);

/** Every kind of block with a word as long as each of its texts may be, and an address pasted into the longer ones. */
function longDocument(word: string, picture: PageDocument['root']['props']['image']): PageDocument {
  const text = `${word}\n\n- ${word}\n- ${link}.`;
  const buttons = [{ label: word.slice(0, 60), link, look: 'solid' as const }];
  const short = word.slice(0, 40);
  const inputs = (['text', 'textarea', 'select', 'checkbox', 'page', 'phone'] as const).map((input_type) => ({
    ...{ name: `more_${input_type}`, input_display_name: word, placeholder_text: word, required: false, input_type },
    ...(input_type === 'select' && { options: [word] }),
  }));
  const products = [null, picture].map((shown) => ({ name: word, text: link, price: short, link, picture: shown }));
  const root = { title: word, description: word, language: 'de' };
  const thanks = { title: word, text, label: word.slice(0, 60), link };
  return newDocument({ ...root, return: thanks }, [
    ...(['plain', 'side', 'cover'] as const).flatMap((layout) =>
      [null, picture].map((shown) =>
        newBlock('hero', `hero-${layout}-${shown ? 'picture' : 'words'}`, {
          ...{ title: word, text, layout, buttons, picture: shown },
        }),
      ),
    ),
    newBlock('text', 'text', { title: word, text, rows: [{ label: word, value: link }] }),
    newBlock('image', 'image', { picture, caption: link }),
    newBlock('gallery', 'gallery', { title: word, pictures: [{ picture, caption: link }] }),
    newBlock('video', 'video', { title: word, text: word, link, picture }),
    newBlock('buttons', 'buttons', { buttons }),
    newBlock('links', 'links', { title: word, links: [{ label: word, text: word, link, picture }] }),
    newBlock('product', 'cards', { title: word, layout: 'cards', products }),
    newBlock('product', 'list', { title: word, layout: 'list', products }),
    newBlock('form', 'form', {
      title: word,
      welcome: text,
      inputs: [...newBlockProps.form.inputs, ...inputs],
      consent: text,
      submitLabel: word.slice(0, 60),
    }),
    newBlock('countdown', 'countdown', { title: word, at: '2020-01-01T00:00:00Z', over: word }),
    newBlock('map', 'map', { title: word, address: word, latitude: 1, longitude: 1 }),
    newBlock('social', 'social', { title: word, accounts: [{ network: 'instagram', link }] }),
    newBlock('consent', 'small-print', { title: word, text, label: word.slice(0, 60), link }),
  ]);
}

/** The pages of an organization and of everything it has, all named by one word. */
export async function longPages(call: Call, org_id: string, letters: number): Promise<string[]> {
  const word = words(letters);
  const text = `${word}\n${link}`;
  await call('org.update', {
    org_id,
    data: { org_name: word, shopper_terms: text, privacy_contact: text.slice(0, 300), visitor_mode: 'cookie' },
  });
  const { url, width, height } = (await call('images.upload', { org_id, name: 'dot.png', body: dot })).data;
  const draft = longDocument(word, { url, width, height, alt: '' });
  const { data: page } = await call('pages.create', { org_id, name: word, draft });
  await call('pages.publish', { org_id, page_id: page.page_id, revision: page.revision });
  const { data: catalog } = await call('catalogs.create', { org_id, name: word });
  const short = word.slice(0, 40);
  const { data: product } = await call('product.create', {
    org_id,
    name: word,
    text,
    supplier: word,
    note: text,
    pictures: [{ url, width, height, alt: word }],
    options: [1, 2].map((at) => ({ name: `${at} ${short}`.slice(0, 40), values: [word.slice(0, 60)] })),
    variants: [
      {
        option_values: [word.slice(0, 60), word.slice(0, 60)],
        sku: word.slice(0, 64),
        barcode: word.slice(0, 32),
        prices: ['EUR', 'IQD'].map((currency) => ({ currency, amount: 999_999_999_999, compare_at: null, cost: 1 })),
      },
    ],
  });
  await call('items.add', { org_id, catalog_id: catalog.catalog_id, product_ids: [product.product_id] });
  const { data: hidden } = await call('pages.create', { org_id, name: word });

  type Made = Omit<Api['codes.create']['in'], 'org_id' | 'name'>;
  const make = async (code: Made) => (await call('codes.create', { org_id, name: word, ...code })).data;
  const target = 'https://example.com/';
  const content = {
    card: {
      name: word,
      job: word,
      company: word,
      website: link,
      street: word,
      description: text,
      phone: '+49 30 123456 123456',
    },
    event: {
      title: word,
      starts: '2027-03-05T18:00:00Z',
      ends: '2027-03-05T21:00:00Z',
      zone: 'UTC',
      place: link,
      description: text,
    },
    wifi: { ssid: word.slice(0, 32), security: 'WPA' as const, password: word.slice(0, 63) },
    app: { title: word, ios: target, android: target },
  };
  const card = await make({ type: 'card', content: content.card });
  const others = await Promise.all([
    make({ type: 'event', content: content.event }),
    make({ type: 'wifi', content: content.wifi }),
    make({ type: 'app', content: content.app }),
  ]);
  const rules = (when: NonNullable<Made['rules']>[number]['when']) => [{ when, target }];
  const gates = await Promise.all([
    make({ type: 'link', target, password: 'mountain lake', scan_limit: 5 }),
    make({ type: 'link', target, rules: rules([{ kind: 'age', from: 18 }]) }),
    make({ type: 'link', target, rules: rules([{ kind: 'place', latitude: 1, longitude: 1, radius: 500 }]) }),
  ]);
  const stopped = await Promise.all([
    make({ type: 'link', target, expires_at: '2026-01-01T00:00:00Z' }),
    make({ type: 'link', target, starts_at: '2099-01-01T00:00:00Z' }),
    make({ type: 'link', target, slug: `long-${org_id.slice(-12)}-${'w'.repeat(letters === 21 ? 2 : 46)}` }),
  ]);
  const last = stopped.at(-1);
  await call('codes.update', { org_id, code_id: last?.code_id ?? '', data: { status: 'paused' } });
  const { data: note } = await call('codes.notes.add', { org_id, code_id: card.code_id, text, is_public: true });
  return [
    `/page/${page.page_id}`,
    `/page/${page.page_id}?thanks=`,
    `/page/${hidden.page_id}`,
    `/card/${card.code_id}`,
    ...others.map(({ slug }) => `/c/${slug}`),
    ...gates.map(({ slug }) => `/code/${slug}`),
    ...stopped.map(({ slug }) => `/${slug}`),
    `/code/note/${note.id}`,
    `/${org_id}/terms`,
    `/${org_id}/privacy`,
    `/report?code=${card.slug}`,
    `/share?code=${card.slug}`,
    `/share?page=${page.page_id}`,
  ];
}
