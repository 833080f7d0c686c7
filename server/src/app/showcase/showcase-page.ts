import type { PageDocument } from '@swapt/shared/contract';
import { textsOf, type Language } from '@swapt/shared/messages/words';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { picture } from '../../modules/templates/templates.service.js';

/** What somebody sees who scans the code of the start page: a page as a café would have it, and what has just happened. */
export function showcasePage(language: Language): PageDocument {
  const { showcase: text } = textsOf(language);
  const item = (name: 'coffee' | 'croissant' | 'cake', price: string) => ({
    name: text(name),
    text: text(`${name}Text`),
    price,
    link: '',
    picture: picture(`cafe-${name}`),
  });
  return newDocument(
    {
      title: text('title'),
      description: text('lead'),
      language,
      theme: { accent: '#93381c', background: '#fff8ee', headings: 'serif' },
    },
    [
      newBlock('hero', 'opening', {
        title: text('scanned'),
        text: text('lead'),
        picture: picture('cafe-counter'),
        layout: 'half',
        align: 'left',
        buttons: [{ label: text('make'), link: '/#code', look: 'solid' }],
      }),
      newBlock('text', 'happened', { title: text('happenedTitle'), text: text('happened') }),
      newBlock('product', 'counter', {
        title: text('menu'),
        layout: 'cards',
        products: [item('coffee', '3.90'), item('croissant', '2.80'), item('cake', '5.40')],
      }),
      newBlock('consent', 'demo', { text: text('notReal') }),
    ],
  );
}
