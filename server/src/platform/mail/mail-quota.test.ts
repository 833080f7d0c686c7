import { askForCustomer } from '../../modules/account/account.service.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { identityApp, type IdentityApp } from '../../testing/identity/identity-app.js';
import { logIn, startFlow } from '../../testing/identity/login.js';
import { askForMail, mailboxKey } from './mail-quota.js';

describeOnEngine('Mails that strangers ask for', ({ db }) => {
  let on: IdentityApp;
  beforeAll(async () => {
    on = await identityApp(db);
  });
  afterAll(() => on.app.close());

  const forgot = async (email: string, browser = on.browser()) => {
    const { path } = await startFlow(browser, on.services.config);
    return browser.post(`${path}/forgot`, { email });
  };

  it('about deleting data do not use up those that set a new password', async () => {
    const { email } = await on.account();
    for (let i = 0; i < 200; i++) await askForCustomer(on.services, email, { ip: `10.5.${i}.1`, language: 'en' });
    // Not even where all of them come from the network that then asks for a new password.
    for (let i = 0; i < 5; i++) await askForCustomer(on.services, email, { ip: '10.5.0.1', language: 'en' });
    await forgot(email, on.browser('10.5.0.1'));
    expect((await on.links(email))[0]).toContain('/auth/reset');
  });

  it('never keep the owner from a new password: whoever gets no more mails has a link that works', async () => {
    const { email } = await on.account();
    for (let network = 0; network < 30; network++) {
      expect((await forgot(email, on.browser(`10.6.${network}.1`))).statusCode).toBe(200);
    }
    const links = await on.links(email);
    expect(links).toHaveLength(10);
    on.advance(58 * 60_000);
    expect((await on.browser().get(links[0] ?? '')).statusCode).toBe(200);
  });

  it('to spellings of an address do not use up those of the address', async () => {
    const { email } = await on.account();
    for (let i = 0; i < 30; i++) await forgot(email.replace('@', `+${i}@`), on.browser(`10.8.${i}.1`));
    await forgot(email, on.browser('10.9.0.1'));
    expect((await on.links(email))[0]).toContain('/auth/reset');
  });

  it('do not count on a device that signed in before', async () => {
    const account = await on.account();
    const { browser } = await logIn(on.app, on.services.config, account);
    await browser.get('/v2/logout');
    for (let network = 0; network < 20; network++) await forgot(account.email, on.browser(`10.7.${network}.1`));
    const before = (await on.links(account.email)).length;
    await forgot(account.email, browser);
    expect(await on.links(account.email)).toHaveLength(before + 1);
  });

  it('tell one mailbox by its spellings', () => {
    const kim = ['Kim.Lee@gmail.com', 'kimlee+shop@googlemail.com', 'k.i.m.l.e.e@gmail.com'];
    expect(new Set(kim.map(mailboxKey))).toEqual(new Set(['kimlee@gmail.com']));
    expect(mailboxKey('Kim.Lee+shop@example.org')).toBe('kim.lee@example.org');
  });

  it('reach one mailbox as often under all its spellings together as under one', async () => {
    const services = testServices(db);
    const answers: string[] = [];
    for (let i = 0; i < 12; i++) {
      answers.push(
        await askForMail(services, { purpose: 'signUpMail', to: `kim+${i}@example.org`, ip: `10.4.${i}.1` }),
      );
    }
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(10);
  });
});
