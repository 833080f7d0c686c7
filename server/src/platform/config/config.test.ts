import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../settings/read-settings.js';
import { serverRoot } from '../db/server-root.js';
import { demoOwner, readConfig, settingsTable } from './config.js';

function reasons(env: Record<string, string>, args: string[] = []): string {
  try {
    readConfig(env, args);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return '';
}

describe('settings', () => {
  it('stand without any being set', () => {
    const config = readConfig({ PORT: '4711' });
    expect(config).toMatchObject({ port: 4711, host: '127.0.0.1', publicUrl: 'http://localhost:4711', demo: true });
    expect(config).toMatchObject({ isProduction: false, operators: [demoOwner], trustedProxies: [], role: 'all' });
  });

  it.each([
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535'],
    ['SWAPT_PUBLIC_URL', 'swapt.example', 'SWAPT_PUBLIC_URL must be an address that starts with http:// or https://'],
    ['SWAPT_MODE', 'prod', 'SWAPT_MODE must be one of development, production'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must be an address that starts with postgres:// or postgresql://'],
    ['SWAPT_TRUSTED_PROXIES', '10.0.0.0/33', 'SWAPT_TRUSTED_PROXIES must be addresses or networks'],
    ['SWAPT_PUBLIC_LISTEN', '4080', 'SWAPT_PUBLIC_LISTEN must be host:port'],
    ['SWAPT_REMOTE_ORIGINS', 'https://a.example/x', 'SWAPT_REMOTE_ORIGINS must be addresses without a path'],
    ['SWAPT_OPERATORS', 'somebody', 'SWAPT_OPERATORS must be e-mail addresses'],
    ['AUTH_ISSUER', 'https://tenant.example/', 'AUTH_ISSUER needs AUTH_CLIENT_ID and AUTH_AUDIENCE as well'],
  ])('a wrong %s stops the start with its name and reason', (name, text, reason) => {
    expect(reasons({ [name]: text })).toContain(reason);
  });

  it('tells everything that is wrong at once', () => {
    expect(reasons({ PORT: 'x', SWAPT_DEMO: 'maybe' }, ['--role', 'boss']).split('\n')).toHaveLength(3);
  });

  it('reads lists, networks and the role', () => {
    const env = { SWAPT_OPERATORS: 'Ops@Example.com, b@example.com', SWAPT_TRUSTED_PROXIES: 'loopback,10.0.0.0/8' };
    const config = readConfig(env, ['--role', 'worker']);
    expect(config.operators).toEqual(['ops@example.com', 'b@example.com']);
    expect(config.trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
    expect(config.role).toBe('worker');
  });

  it('refuses the built-in sign-in in production on an open address without https', () => {
    const open = { SWAPT_MODE: 'production', HOST: '0.0.0.0' };
    expect(reasons(open)).toContain('SWAPT_PUBLIC_URL must start with https://');
    expect(reasons({ ...open, SWAPT_PUBLIC_URL: 'https://swapt.example' })).toBe('');
    expect(readConfig({ SWAPT_MODE: 'production' })).toMatchObject({ demo: false, operators: [] });
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.20'],
    ['SWAPT_PUBLIC_URL', 'https://qr.bakery.com'],
    ['SWAPT_PUBLIC_URL', 'http://203.0.113.9:4000'],
    ['SWAPT_PUBLIC_URL', 'http://[2001:db8::1]:4000'],
    ['SWAPT_PUBLIC_LISTEN', '203.0.113.9:80'],
  ])('refuses %s=%s while nobody chose the mode', (name, text) => {
    expect(reasons({ [name]: text })).toMatch(
      new RegExp(`^${name} .*set SWAPT_MODE=production to run it for other people`),
    );
    expect(reasons({ [name]: text, SWAPT_MODE: 'development' })).toBe('');
  });

  it.each([
    ['http://localhost:4000', '0.0.0.0:4080'],
    ['http://192.168.1.20:4080', '0.0.0.0:4080'],
    ['http://10.1.2.3:4080', '10.1.2.3:4080'],
    ['http://[fd00::7]:4080', '[::]:4080'],
    ['http://my-laptop.local:4080', '192.168.1.20:4080'],
    ['http://my-laptop:4080', 'localhost:4080'],
  ])('lets phones of the own network reach %s without further ado', (SWAPT_PUBLIC_URL, SWAPT_PUBLIC_LISTEN) => {
    expect(reasons({ SWAPT_PUBLIC_URL, SWAPT_PUBLIC_LISTEN })).toBe('');
  });

  it('lets no production show a remote of a developer, unless its operator says so', () => {
    const allows = (env: Record<string, string>) => readConfig(env).remoteOverlay;
    expect(allows({})).toBe(true);
    expect(allows({ SWAPT_REMOTE_OVERLAY: 'off' })).toBe(false);
    expect(allows({ SWAPT_MODE: 'production' })).toBe(false);
    expect(allows({ SWAPT_MODE: 'production', SWAPT_REMOTE_OVERLAY: 'on' })).toBe(true);
  });

  it('reads what the operator asks for, and refuses what is no offer', () => {
    const { prices } = readConfig({
      SWAPT_PRICES: 'Start: 0 €: 5 codes; Shop : 9 € a month : Pages: as many as you like',
    });
    expect(prices).toEqual([
      { name: 'Start', price: '0 €', text: '5 codes' },
      { name: 'Shop', price: '9 € a month', text: 'Pages: as many as you like' },
    ]);
    expect(readConfig({}).prices).toBeUndefined();
    const tooLong = `Shop: ${'9'.repeat(41)}: 100 codes`;
    for (const text of [
      'Shop',
      'Shop: 9 €',
      'Shop: 9 €:',
      tooLong,
      'A: 1: x; A: 2: y',
      Array(5).fill('A: 1: x').join(';'),
    ]) {
      expect(reasons({ SWAPT_PRICES: text })).toContain('SWAPT_PRICES');
    }
  });

  it('stand in the README as they are', () => {
    const cells = (text: string) =>
      text.split('\n').map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .join('|'),
      );
    const readme = cells(readFileSync(join(serverRoot, '..', 'README.md'), 'utf8'));
    const [, , ...rows] = cells(settingsTable());
    expect(rows).toContain('|`PORT`|`4000`|Port of the server.|');
    expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
  });
});
