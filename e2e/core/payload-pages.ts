import { newBlock, newDocument } from '@swapt/shared/page/document';
import { expect } from '@playwright/test';
import { groupsOf, names, payloads } from './payloads.js';
import type { Team } from './test.js';

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** More in one minute are refused to one network. */
const answered = payloads.slice(0, 110);

/** Public pages with all payloads in the texts of every kind of block, and a form that was answered with them. */
export async function payloadPages({ call, org: { org_id } }: Team): Promise<string[]> {
  const { data: image } = await call('images.upload', { org_id, name: 'dot.png', body: dot });
  const ids: string[] = [];
  for (const texts of groupsOf(20, payloads)) {
    const draft = documentOf(texts, names.slice(ids.length * 20), { ...image, alt: '' });
    const { data: made } = await call('pages.create', { org_id, name: names[ids.length * 20] ?? '', draft });
    await call('pages.publish', { org_id, page_id: made.page_id, revision: made.revision });
    ids.push(made.page_id);
  }
  const [page_id = ''] = ids;
  for (const [at, text] of answered.entries()) {
    const [answer, email] = [text.slice(0, 100), `reader-${at}@example.test`];
    const phone = `+1201555${String(100 + at).padStart(4, '0')}`;
    const fields = { first_name: answer, last_name: answer, email, phone, consent: 'yes' };
    await call('analytics.submitData', { page_id, fields });
  }
  expect((await call('customers.list', { org_id })).total).toBe(answered.length);
  return ids;
}

function documentOf(texts: readonly string[], all: readonly string[], { url, width, height, alt }: Picture) {
  const lines = all.slice(0, texts.length);
  const [first = '', second = '', third = ''] = lines;
  const picture = (at: number) => ({ url, width, height, alt: lines[at] ?? alt });
  const link = 'https://example.com/';
  const root = {
    title: first,
    description: texts[1] ?? '',
    image: picture(2),
    return: { title: third, text: texts[3] ?? '', label: second.slice(0, 60), link },
  };
  const inputs = lines.map((line, at) => ({
    name: `more_${at}`,
    input_display_name: line,
    placeholder_text: line,
    required: false,
    ...(at % 2 ? { input_type: 'select' as const, options: [line] } : { input_type: 'text' as const }),
  }));
  const form = newBlock('form', 'form', { title: first, welcome: texts[2] ?? '', thanks: texts[4] ?? '' });
  return newDocument(root, [
    ...texts.flatMap((text, at) => {
      const title = lines[at] ?? '';
      const buttons = [{ label: title.slice(0, 60), link, look: 'solid' as const }];
      return [
        newBlock('text', `text-${at}`, { title, text, rows: [{ label: title, value: title }] }),
        newBlock('hero', `hero-${at}`, { title, text, picture: picture(at), buttons }),
        newBlock('consent', `consent-${at}`, { title, text, label: title.slice(0, 60), link }),
      ];
    }),
    newBlock('links', 'links', {
      links: lines.map((label, at) => ({ label, text: label, link, picture: picture(at) })),
    }),
    newBlock('product', 'product', {
      products: lines.map((name, at) => ({ name, text: name, price: name.slice(0, 40), link, picture: picture(at) })),
    }),
    newBlock('gallery', 'gallery', { pictures: lines.map((caption, at) => ({ picture: picture(at), caption })) }),
    newBlock('countdown', 'countdown', { title: first, at: '2020-01-01T00:00:00Z', over: second }),
    newBlock('map', 'map', { title: first, address: second, latitude: 1, longitude: 1 }),
    newBlock('video', 'video', { title: first, text: second, link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }),
    { ...form, props: { ...form.props, inputs: [...form.props.inputs, ...inputs] } },
  ]);
}

interface Picture {
  url: string;
  width: number;
  height: number;
  alt: string;
}
