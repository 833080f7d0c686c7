import { render, screen } from '@testing-library/react';
import { ContactText } from './contact-text.js';

const shown = (text: string) => {
  const { container, unmount } = render(<ContactText text={text} />);
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(container).toHaveTextContent(text.replace(/\s+/g, ' '));
  unmount();
  return links;
};

it('lets people write to the mailbox of a contact, wherever it stands, and open its website', () => {
  expect(shown('Harbour Bakery\nprivacy+eu@bakery.example, or https://bakery.example/privacy.')).toEqual([
    ['privacy+eu@bakery.example', 'mailto:privacy+eu@bakery.example'],
    ['https://bakery.example/privacy', 'https://bakery.example/privacy'],
  ]);
  expect(shown('مخبز الميناء: privacy@bakery.example')).toEqual([
    ['privacy@bakery.example', 'mailto:privacy@bakery.example'],
  ]);
});

it.each(['Ask at the till', 'bakery@', '@bakery', 'a@b', 'javascript:alert(1)'])('leaves %j as it is', (text) =>
  expect(shown(text)).toEqual([]),
);
