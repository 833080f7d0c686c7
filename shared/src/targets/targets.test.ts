import { BlockList, isIP } from 'node:net';
import { isPrivateHost } from './private-hosts.js';
import { readTarget } from './index.js';

describe('an address that people may be led to [O.codes.create, O.codes.update]', () => {
  it.each([
    ['https://bakery.example', { target: 'https://bakery.example/' }],
    ['bakery.example', { reason: 'Write the whole address, starting with https://' }],
    ['https://', { reason: 'This is not a web address. Write it like https://example.com/page.' }],
    [
      'ftp://bakery.example',
      { reason: 'An address cannot begin with "ftp:" here. Use https, http, tel, mailto or sms.' },
    ],
    [`https://bakery.example/${'x'.repeat(2048)}`, { reason: 'An address has at most 2048 characters.' }],
    [
      'http://192.168.0.7/',
      { reason: 'This address only works inside a private network. Enter one that every phone can reach.' },
    ],
  ])('reads %s', (target, said) => {
    expect(readTarget(target, { allowPrivateTargets: false })).toEqual(said);
  });

  it('may be in a private network where the installation says so', () => {
    expect(readTarget('http://nas.local/', { allowPrivateTargets: true })).toEqual({ target: 'http://nas.local/' });
  });

  it('is private for a browser exactly where Node says it lies in one of those networks', () => {
    const blocked = new BlockList();
    const v4 = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'];
    v4.push('192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3');
    const v6 = [
      '::/96',
      '::ffff:0:0:0/96',
      '64:ff9b::/96',
      '64:ff9b:1::/48',
      '2002::/16',
      'fc00::/7',
      'fe80::/9',
      'ff00::/8',
    ];
    for (const [at, family] of [
      ...v4.map((net) => [net, 'ipv4'] as const),
      ...v6.map((net) => [net, 'ipv6'] as const),
    ]) {
      const [network = '', bits] = at.split('/');
      blocked.addSubnet(network, Number(bits), family);
    }
    const edges = [0, 1, 63, 64, 95, 100, 127, 128, 168, 169, 172, 191, 192, 198, 223, 224, 254, 255];
    const four = edges.flatMap((first) => edges.map((second) => `${first}.${second}.0.1`));
    const six = edges.flatMap((first) => [
      ...[`${first.toString(16)}00::1`, `::${first.toString(16)}`, `::ffff:${first}.0.0.1`, `::ffff:0:${first}.0.0.1`],
      ...[`64:ff9b:${first.toString(16)}::1`, `2002:${first.toString(16)}::`, `2a00:1:2:3:4:5:6:${first.toString(16)}`],
      ...[`fe${first.toString(16).padStart(2, '0')}::1`, `fc${first.toString(16).padStart(2, '0')}::1`],
    ]);
    for (const address of [...four, ...six]) {
      const isSix = isIP(address) === 6;
      const host = new URL(isSix ? `http://[${address}]/` : `http://${address}/`).hostname;
      const said = blocked.check(host.replace(/^\[|\]$/g, ''), isSix ? 'ipv6' : 'ipv4');
      expect([address, isPrivateHost(host)]).toEqual([address, said]);
    }
  });
});
