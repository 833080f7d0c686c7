import { checkTarget } from './safe-target.js';

const settings = { publicUrl: 'https://go.swapt.test', specialHost: 'music.swapt.test', allowPrivateTargets: false };
const check = (target: string, changed: Partial<typeof settings> = {}) =>
  checkTarget(target, { ...settings, ...changed });

describe('the target of a code [O.codes.create, O.codes.update]', () => {
  it.each([
    ['https://example.com/menu?table=4#top', 'https://example.com/menu?table=4#top'],
    ['HTTP://Example.COM', 'http://example.com/'],
    ['https://münchen.example/größe', 'https://xn--mnchen-3ya.example/gr%C3%B6%C3%9Fe'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
    ['https://example.com/@name', 'https://example.com/@name'],
    ['tel:+15551234567', 'tel:+15551234567'],
    ['tel:+1-555-123;ext=12', 'tel:+1-555-123;ext=12'],
    ['sms:+15551234567?body=Hello%20there', 'sms:+15551234567?body=Hello%20there'],
    ['mailto:hello@example.com?subject=Hi', 'mailto:hello@example.com?subject=Hi'],
    ['https://go.swapt.test/store/7/', 'https://go.swapt.test/store/7/'],
    ['https://go.swapt.test/privacy', 'https://go.swapt.test/privacy'],
    ['https://go.swapt.test', 'https://go.swapt.test/'],
  ])('may be %s', (target, kept) => {
    expect(check(target)).toEqual({ target: kept });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'intent://scan/#Intent;scheme=zxing;end',
    'example.com/menu',
    '//example.com/menu',
    '/admin',
    'https:example.com',
    'https:///example.com',
    'https://',
    'https:\\\\example.com',
    'https://example.com\\@evil.example',
    'https://user:secret@example.com/',
    'https://bank.example@evil.example/',
    'https://@example.com/',
    ' https://example.com',
    'https://example.com ',
    'https://exa mple.com',
    'https://example.com/\r\nSet-Cookie: a=b',
    'https://example.com/\u202egnp.exe',
    'https://exam\u200bple.com/',
    'https://example.com\u00a0/',
    'https://example.com:99999/',
    'https://%00.example.com/',
    'tel:',
    'tel:javascript',
    'mailto:nobody',
    'sms:hello',
  ])('is never %j', (target) => {
    expect(check(target, { allowPrivateTargets: true })).toEqual({ reason: expect.stringMatching(/\.$|\/$/) });
  });

  it.each([
    'http://localhost/',
    'http://LOCALHOST:3000/',
    'http://localhost./',
    'http://printer/',
    'http://nas.local/',
    'http://intra.home.arpa/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.0.0.8/',
    'http://172.31.255.255/',
    'http://192.168.1.1/admin',
    'http://3232235777/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://255.255.255.255/',
    'http://127。0。0。1/',
    'http://①②⑦.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ])('is not %j, inside a private network, unless the installation allows it', (target) => {
    expect(check(target)).toEqual({ reason: expect.stringContaining('private network') });
    expect(check(target, { allowPrivateTargets: true })).toHaveProperty('target');
  });

  it.each([
    'https://go.swapt.test/aB3dE5f',
    'http://GO.swapt.test./aB3dE5f?q=1',
    'https://go.swapt.test//aB3dE5f/',
    'https://go.swapt.test/%61B3dE5f',
    'https://go.swapt.test:8443/x/../aB3dE5f#a',
    'https://music.swapt.test/aB3dE5f',
  ])('is not %j, which would lead back to a code', (target) => {
    expect(check(target)).toEqual({ reason: expect.stringContaining('circles') });
  });

  it('knows its own short addresses below a path as well', () => {
    const publicUrl = 'https://shop.example/go';
    expect(check('https://shop.example/go/aB3dE5f', { publicUrl })).toHaveProperty('reason');
    expect(check('https://shop.example/menu', { publicUrl })).toHaveProperty('target');
  });
});
