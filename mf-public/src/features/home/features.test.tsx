import { languageNames, textsOf } from '@swapt/shared/messages/words';
import { openScreen as open } from '../../testing/open-screen.js';

const features = 'brand picture scansWell printers pages rules coupons forms labels list campaigns works'.split(' ');
/** What is not there yet is promised in no language; these words are alike enough in all of them. */
const notYet = /\b(sms|wallet|checkout|paypal|visa|whatsapp)\b|payment|zahlung|paiement|\bpagos?\b|الدفع|\bgames?\b/i;

describe('what the start page shows of the product', () => {
  it.each(languageNames)(
    'is a picture and a sentence for everything that there is, in %s [R.home]',
    async (language) => {
      const { before, after, repairs } = await open({ screen: 'home', target: '' }, language);
      expect([after, repairs]).toEqual([before, []]);
      const shown = [...document.querySelectorAll('.features article')];
      const texts = textsOf(language).home as (name: never) => string;
      const say = (name: string) => texts(name as never);
      expect(shown.map((card) => card.querySelector('h4')?.textContent)).toEqual(
        features.map((name) => say(`${name}Title`)),
      );
      for (const card of shown) {
        expect(card.querySelectorAll('.picture svg > *').length).toBeGreaterThan(1);
        // Taken in at a glance.
        expect(card.querySelector('p')?.textContent).toMatch(/^.{20,110}$/);
      }
      expect(document.body.textContent).not.toMatch(notYet);
    },
  );

  it.each([
    ['en', 'about a minute'],
    ['de', 'etwa eine Minute'],
    ['fr', 'environ une minute'],
    ['es', 'alrededor de un minuto'],
    ['ar', 'نحو دقيقة'],
  ])('says how long a first code takes, as the browser test of it measures: %s', async (language, time) => {
    await open({ screen: 'home', target: '' }, language);
    expect(document.querySelector('.last h2')).toHaveTextContent(time);
  });
});
