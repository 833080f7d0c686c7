import type { BrowserContext, Page } from '@playwright/test';

/**
 * What of Stripe’s own script our pages use. A form of cards is declined once and then pays; a wallet pays at once, with the name, the e-mail and the
 * address of its owner. Both pay at the stand-in.
 */
const script = `
  const owner = { name: 'Robin Berg', email: 'wallet-' + Date.now() + '@example.com' };
  const home = { line1: 'Hafenweg 1', line2: null, city: 'Berlin', state: '', postal_code: '10115', country: 'DE' };
  const wallet = (asked) => {
    const on = {};
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Fake wallet' });
    const show = (rates = []) => {
      const { amount, captureMethod } = asked();
      button.title = [amount, captureMethod, ...rates.map((rate) => rate.displayName + ' ' + rate.amount)].join(', ');
    };
    button.onclick = () => on.click({
      resolve: ({ shippingAddressRequired }) => {
        const confirm = () => on.confirm({
          expressPaymentType: 'apple_pay', billingDetails: owner, paymentFailed: () => show([{ displayName: 'failed' }]),
          ...(shippingAddressRequired && { shippingAddress: { name: owner.name, address: home } }),
        });
        if (!shippingAddressRequired) return confirm();
        on.shippingaddresschange({
          address: home,
          resolve: ({ shippingRates }) => { show(shippingRates); return confirm(); },
          reject: () => show([{ displayName: 'not there' }]),
        });
      },
    });
    return {
      mount: (place) => { place.append(button); setTimeout(() => show()); setTimeout(() => on.ready?.({ availablePaymentMethods: { applePay: true } })); },
      on(name, handler) { on[name] = handler; },
      once() {}, off() {}, update() {}, destroy() {}, unmount() {},
    };
  };
  const element = (type) => ({
    mount: (place) => place.append(Object.assign(document.createElement('p'), { textContent: 'Form of ' + type })),
    on() {}, once() {}, off() {}, update() {}, destroy() {}, unmount() {},
  });
  let tries = 0;
  window.Stripe = () => ({
    elements: (options) => {
      const asked = { ...options };
      return {
        create: (type) => type === 'expressCheckout' && asked.mode ? wallet(() => asked) : element(type),
        getElement: () => null, update: (change) => Object.assign(asked, change), on() {}, submit: async () => ({}),
      };
    },
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
    confirmPayment: async ({ clientSecret, confirmParams }) => {
      tries += 1;
      if (tries === 1 && !clientSecret) return { error: { message: 'Your card was declined by the fake.' } };
      const [, , store_id, link] = new URL(confirmParams.return_url).pathname.split('/');
      await fetch('/v1/payment/test-pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ store_id, link, card: 'pm_card_visa' }),
      });
      return { paymentIntent: { status: 'succeeded' } };
    },
  });`;

/** Shows the pages of an address as with a key of Stripe, and gives its script in place of Stripe. Everything else that is asked of Stripe fails. */
export async function useFakeStripe(page: Page, address: string | RegExp): Promise<string[]> {
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
