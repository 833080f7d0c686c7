import { readUtm, takesUtm, writeUtm } from './utm.js';

describe('the query that tells where visitors come from', () => {
  it('is written into the address, and the rest of it stays as it is', () => {
    const target = 'https://bakery.example/menu?q=a%20b&sig=A+/=#top';
    const once = writeUtm(target, 'source', 'table tent');
    expect(once).toBe('https://bakery.example/menu?q=a%20b&sig=A+/=&utm_source=table%20tent#top');
    expect(writeUtm(once, 'source', '')).toBe(target);
    expect(writeUtm('bakery.example', 'medium', 'qr&print')).toBe('bakery.example?utm_medium=qr%26print');
  });

  it('is changed in its place, once', () => {
    const twice = 'https://a.example/?utm_source=one&x=1&utm_source=two';
    expect(writeUtm(twice, 'source', 'three')).toBe('https://a.example/?utm_source=three&x=1');
    expect(writeUtm('https://a.example/?utm_source=one', 'source', '')).toBe('https://a.example/');
  });

  it('is read back as it was typed', () => {
    const none = { source: '', medium: '', campaign: '', term: '', content: '' };
    const target = writeUtm(writeUtm('https://a.example/', 'campaign', 'Frühling & mehr'), 'term', '100%');
    expect(readUtm(target)).toEqual({ ...none, campaign: 'Frühling & mehr', term: '100%' });
    expect(readUtm('https://a.example/?utm_source=a+b&utm_medium=50%#utm_term=no')).toEqual({
      ...none,
      source: 'a b',
      medium: '50%',
    });
  });

  it.each([
    ['https://a.example', true],
    ['a.example/menu', true],
    ['tel:+15551234567', false],
    ['mailto:a@b.example', false],
    [' ', false],
  ])('fits %s: %s', (target, fits) => {
    expect(takesUtm(target)).toBe(fits);
  });
});
