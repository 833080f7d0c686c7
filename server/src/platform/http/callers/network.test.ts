import { addressOf, networkOf } from './network.js';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.17', '192.0.2.17', '192.0.2'],
    ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2'],
    ['::ffff:c000:211', '192.0.2.17', '192.0.2'],
    ['2001:db8:7:1::1', '2001:db8:7', '2001:db8:7'],
    ['2001:DB8:0007:ffff:1:2:3:4', '2001:db8:7', '2001:db8:7'],
    ['fe80::1%eth0', 'fe80:0:0', 'fe80:0:0'],
    ['::1', '0:0:0', '0:0:0'],
    ['', '', ''],
  ])('of %s is %s for one line and %s for a neighbourhood', (ip, line, network) => {
    expect([addressOf(ip), networkOf(ip)]).toEqual([line, network]);
  });

  it('does not count the 65,536 subnets that one IPv6 line is given as so many callers', () => {
    const subnets = Array.from({ length: 1000 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`);
    expect(new Set(subnets.map(addressOf)).size).toBe(1);
  });
});
