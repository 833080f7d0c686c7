import type { PageDocument } from '@swapt/shared/contract';
import { newDocument } from '@swapt/shared/page/document';
import { samplesAmong, samplesOf } from '@swapt/shared/page/samples';
import { builtInTemplates } from './built-in.js';

/** What is no text for people; a field that is new and not named here is one. */
const others =
  /(^|\.)(id|layout|align|width|look|network|at|zone|link|input_type|language|theme\..*|picture\..*|inputs\.\d+\.name)$/;
/** What every form asks for, and the button that sends it. */
const fit = ['Page 1', 'First name', 'Your first name', 'E-mail', 'you@example.com', 'Send'];

/** Every string of a document, with the path to it; told apart from how the product does it. */
function stringsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return value === '' || others.test(path) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, path === '' ? key : `${path}.${key}`));
}

const templates = Object.values(builtInTemplates).flat();
const samples = samplesOf(templates.map(({ document }) => document));
const foundIn = (name: string, props: object) => Object.values(samplesAmong(name, props, samples)).flat();

describe.each(templates)('the template $template_id', ({ document }) => {
  it('goes public with none of its texts unasked', () => {
    const parts: [string, object][] = [
      ['page', document.root.props],
      ...document.content.map(({ type, props }): [string, object] => [type, props]),
    ];
    for (const [name, props] of parts) {
      const found = foundIn(name, props).flatMap((text) => text.split('\n'));
      const unasked = stringsIn(props).filter(
        ([, text]) => !fit.includes(text) && !text.split('\n').every((line) => found.includes(line)),
      );
      expect([name, unasked]).toEqual([name, []]);
    }
  });

  it('is found of a page on which everything else is written anew', () => {
    for (const { type, props } of document.content) {
      for (const [key, value] of Object.entries(props)) {
        const texts = stringsIn({ [key]: value }).filter(([, text]) => !fit.includes(text));
        if (texts.length > 0)
          expect([type, key, foundIn(type, { [key]: value }).length > 0]).toEqual([type, key, true]);
      }
    }
  });
});

it('does not take words for a template’s that somebody has written in their place', () => {
  const own: PageDocument = newDocument({ title: 'Anna’s' });
  expect(foundIn('page', own.root.props)).toEqual(['Thank you\nWe have received your message and will be in touch.']);
  expect(foundIn('hero', { title: 'We bake', text: 'Since 1910' })).toEqual([]);
});
