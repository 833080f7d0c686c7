import { mailText, type MailLetter } from './mail-blocks.js';
import { mailHtml } from './mail-html.js';

const address = 'https://example.com/my-orders/1/2?a=b&c=d';
const letter: MailLetter = {
  language: 'en',
  heading: 'Pots <script>alert(1)</script>',
  colours: { header: undefined, button: '#ffee00' },
  blocks: [
    { kind: 'paragraph', text: 'Hello\n<b>you</b>' },
    { kind: 'rows', rows: [{ name: '2 × "Mug" <i>', value: '€9.00' }] },
    { kind: 'rows', rows: [{ name: 'Total', value: '€9.00', isStrong: true }] },
    { kind: 'button', text: 'See your order', address },
  ],
  join: (name, value) => `${name}: ${value}`,
};

describe('a letter', () => {
  it('is text that reads by itself', () => {
    expect(mailText(letter)).toBe(
      `Hello\n<b>you</b>\n\n2 × "Mug" <i>: €9.00\n\nTotal: €9.00\n\nSee your order: ${address}`,
    );
  });

  it('is the same in HTML, with everything escaped and nothing that is fetched or runs', () => {
    const html = mailHtml(letter);
    expect(html).toContain('<bdi>Pots &#60;script&#62;alert(1)&#60;/script&#62;</bdi>');
    expect(html).toContain('Hello<br><bdi>&#60;b&#62;you&#60;/b&#62;</bdi>');
    expect(html).toContain('<bdi>2 × &#34;Mug&#34; &#60;i&#62;</bdi>');
    expect(html).toContain(`href="${address.replace('&', '&#38;')}"`);
    expect(html).not.toMatch(/<script|<img|url\(|<link|<b>you|@import/);
  });

  it('has words on its button and its head that can be read, whatever the colours of the sender', () => {
    const html = mailHtml({ ...letter, colours: { header: '#101010', button: '#ffee00' } });
    expect(html).toMatch(/color:#ffffff;background:#101010/);
    expect(html).toMatch(/color:#141a26;text-decoration:none/);
  });

  it('runs from right to left where its language does', () => {
    expect(mailHtml({ ...letter, language: 'ar' })).toMatch(/<html lang="ar" dir="rtl">[^]*<body[^>]* dir="rtl"/);
    expect(mailHtml(letter)).toContain('<html lang="en" dir="ltr">');
  });
});
