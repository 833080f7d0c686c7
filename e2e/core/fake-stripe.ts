import type { BrowserContext, Page } from '@playwright/test';

/** What of Stripe’s own script our page uses: a form, and a payment that is declined once and then made at the stand-in. */
const script = `
  const element = (type) => ({
    mount: (place) => place.append(Object.assign(document.createElement('p'), { textContent: 'Form of ' + type })),
    on() {}, once() {}, off() {}, update() {}, destroy() {}, unmount() {},
  });
  let tries = 0;
  window.Stripe = () => ({
    elements: () => ({ create: element, getElement: () => null, update() {}, on() {}, submit: async () => ({}) }),
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
    confirmPayment: async () => {
      tries += 1;
      if (tries === 1) return { error: { message: 'Your card was declined by the fake.' } };
      const [, , store_id, link] = location.pathname.split('/');
      await fetch('/v1/payment/test-pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ store_id, link, card: 'pm_card_visa' }),
      });
      return { paymentIntent: { status: 'succeeded' } };
    },
  });`;

/** Shows the order of a page as with a key of Stripe, and gives its script in place of Stripe. Everything else that is asked of Stripe fails. */
export async function useFakeStripe(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  const context: BrowserContext = page.context();
  await context.route(/^https:\/\/([a-z]+\.)*stripe\.(com|network)\//, (route) => {
    asked.push(route.request().url());
    if (new URL(route.request().url()).hostname !== 'js.stripe.com') return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route(address, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const body = (await response.text())
      .replaceAll('"is_stand_in":true', '"is_stand_in":false')
      .replaceAll('"public_key":""', '"public_key":"pk_test_fake"');
    const widened = policy.replace("script-src 'self'", "script-src 'self' https://js.stripe.com");
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': widened } });
  });
  return asked;
}
