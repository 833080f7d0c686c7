import { readPlace } from './read-place.js';
import { linkProblem, tidyLink } from './tidy-link.js';

describe('a link', () => {
  it.each([
    [' example.com/menu ', 'https://example.com/menu'],
    ['http://example.com', 'http://example.com'],
    ['name@example.com', 'mailto:name@example.com'],
    ['+1 (201) 555-0123', 'tel:+12015550123'],
    ['#form', '#form'],
    ['', ''],
  ])('typed as %j leads to %j', (typed, link) => {
    expect(tidyLink(typed)).toBe(link);
    expect(linkProblem(link)).toBeUndefined();
  });

  it.each([
    ['javascript:alert(1)', /web address/],
    ['data:text/html,x', /web address/],
    ['menu', /not a web address/],
    ['#two words', /without spaces/],
    ['tel:', /phone number/],
  ])('typed as %j is said to be none', (typed, sentence) => {
    expect(linkProblem(tidyLink(typed))).toMatch(sentence);
  });
});

describe('a place', () => {
  const vienna = { latitude: 48.2082, longitude: 16.3738 };

  it.each([
    '48.2082, 16.3738',
    '48.2082 16.3738',
    'https://www.google.com/maps/place/Dom/@48.2,16.3,15z/data=!3d48.2082!4d16.3738',
    'https://www.google.com/maps/@48.2082,16.3738,17z',
    'https://www.openstreetmap.org/?mlat=48.2082&mlon=16.3738#map=5/1/1',
    'https://www.openstreetmap.org/#map=15/48.2082/16.3738',
    'https://maps.apple.com/?ll=48.2082,16.3738&q=Dom',
    'https://www.google.com/maps?q=48.2082%2C16.3738',
  ])('is read out of %s', (text) => {
    expect(readPlace(text)).toEqual(vienna);
  });

  it.each(['', 'Stephansplatz 1', '12', '91.5, 16', '48.2, 181', 'https://maps.app.goo.gl/abc'])(
    'is not found in %j',
    (text) => {
      expect(readPlace(text)).toBeUndefined();
    },
  );
});
