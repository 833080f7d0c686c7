import { gzipSync } from 'node:zlib';
import type { Contribution } from '@swapt/shared/remote';
import { contractVersion } from '@swapt/shared/values';
import { inc } from 'semver';
import { releaseFiles, sealed } from '../../../testing/releases.js';
import { screenBytes } from './check-files.js';
import { wrongGiven, wrongPaths } from './check-paths.js';
import { checkRelease } from './check-release.js';
import { wrongContract } from './contract-range.js';
import { readRelease } from './read-release.js';
import { integrityOf, ReleaseRefused, type ReleaseFiles } from './release.js';

const contribution: Contribution = {
  name: 'mf-codes',
  contract: '^2.0.0',
  budgetKb: 10,
  routes: [{ path: '/admin/my-codes', screen: 'list', title: 'My codes' }],
  nav: [],
};
const withPaths = (name: Contribution['name'], ...paths: string[]): Contribution => ({
  ...contribution,
  name,
  routes: paths.map((path) => ({ path, screen: 'list', title: 'List' })),
});

function reasonsFor(files: ReleaseFiles, others: Contribution[] = []): string[] {
  try {
    checkRelease('mf-codes', readRelease(String(files.get('release.json'))), files, { others, added: [] });
    return [];
  } catch (error) {
    if (error instanceof ReleaseRefused) return [...error.reasons];
    throw error;
  }
}

type Loose = { contribution: Record<string, unknown> } & Record<string, unknown>;
/** What is wrong, how it comes to be, and what is said of it. */
type Fault = [string, (release: Loose) => void, string];

describe('release.json', () => {
  const text = (change: (release: Loose) => void) => {
    const release = JSON.parse(String(releaseFiles('mf-codes').get('release.json')));
    change(release);
    return new Map([['release.json', Buffer.from(JSON.stringify(release))]]);
  };

  it('is taken as builds write it', () => {
    expect(reasonsFor(releaseFiles('mf-codes'))).toEqual([]);
  });

  it('may have fields that this version does not know', () => {
    expect(() =>
      readRelease(String(text((release) => (release.more = { new: true })).get('release.json'))),
    ).not.toThrow();
  });

  it.each<Fault>([
    ['a missing field', (r) => delete r.entry, 'release.json, entry: This is required.'],
    [
      'a wrong kind',
      (r) => (r.contribution.budgetKb = '10'),
      'release.json, contribution.budgetKb: This must be a number.',
    ],
    ['a name that no remote can have', (r) => (r.contribution.name = 'Codes'), 'release.json, contribution.name: '],
    [
      'a path with a wildcard',
      (r) => (r.contribution.routes = [{ path: '/admin/*', screen: 'a', title: 'A' }]),
      'release.json, contribution.routes.0.path: This must be a path such as',
    ],
    [
      'a permission that is not one',
      (r) => (r.contribution.routes = [{ path: '/admin/a', screen: 'a', title: 'A', permission: 'fly' }]),
      'release.json, contribution.routes.0.permission: This must be one of:',
    ],
    [
      'an unknown section',
      (r) => (r.contribution.nav = [{ label: 'A', path: '/admin/a', section: 'top', order: 1, icon: 'M0 0h9' }]),
      'release.json, contribution.nav.0.section: This must be one of: create, sell, engage, settings.',
    ],
    ...[
      ['markup in an icon', 'M0 0h9"/><script>alert(1)</script>'],
      ['an address in an icon', 'url(https://evil.example/x.svg)'],
      ['an icon that is no path', 'codes'],
      ['an icon that is too long', `M0 0${'h9'.repeat(1000)}`],
    ].map(([what = '', icon]): Fault => [
      what,
      (r) => (r.contribution.nav = [{ label: 'A', path: '/admin/a', section: 'create', order: 1, icon }]),
      'release.json, contribution.nav.0.icon: ',
    ]),
  ])('is refused with the place of %s', (_, change, reason) => {
    expect(reasonsFor(text(change))).toEqual([expect.stringContaining(reason)]);
  });

  it('tells all its faults at once', () => {
    const two = text((release) => {
      delete release.screens;
      release.contribution.contract = 1;
    });
    expect(reasonsFor(two)).toHaveLength(2);
    expect(reasonsFor(new Map())).toEqual(['release.json is missing or is not JSON.']);
  });
});

describe('the files of a release', () => {
  it('are refused when the entry does not contain the hash of a chunk, as browsers would load it unchecked', () => {
    const files = new Map([...releaseFiles('mf-codes'), ['late.0123456789.js', Buffer.from('alert(1)')] as const]);
    files.delete('release.json');
    expect(reasonsFor(sealed(files, contribution))).toEqual([
      'remoteEntry.js does not contain the hash of late.0123456789.js, so browsers would load it unchecked.',
    ]);
  });

  it('are refused when a packed file holds something else than the plain one', () => {
    const files = new Map([...releaseFiles('mf-codes'), ['remoteEntry.js.gz', gzipSync('alert(1)')] as const]);
    files.delete('release.json');
    for (const packed of [gzipSync('alert(1)'), gzipSync('x'.repeat(1e6)), Buffer.from('no gzip')]) {
      files.set('remoteEntry.js.gz', packed);
      expect(reasonsFor(sealed(files, contribution))).toEqual([
        'remoteEntry.js.gz does not unpack to the file of the same name.',
      ]);
    }
  });
});

describe('the size of a release', () => {
  const kb = (count: number) => Buffer.alloc(count * 1024, '1');
  /** A release whose entry carries the hashes of these scripts; `list` is the file of its only screen. */
  const withScripts = (scripts: Record<string, Buffer>, budgetKb: number) => {
    const hashes = Object.values(scripts).map(integrityOf);
    const files = new Map([['remoteEntry.js', Buffer.from(hashes.join(' '))], ...Object.entries(scripts)]);
    return sealed(files, { ...contribution, budgetKb });
  };
  const list = 'list.0123456789.js';

  it('is that of its heaviest screen, without what the screen fetches later', () => {
    const scripts = { [list]: kb(20), 'editor.0123456789.js': kb(900) };
    expect(reasonsFor(withScripts(scripts, 21))).toEqual([]);
    expect(reasonsFor(withScripts(scripts, 19))).toEqual([
      'Its heaviest screen fetches 20 KB of scripts; its budget is 19 KB.',
    ]);
  });

  it('counts every script for a screen that names none', () => {
    const files = withScripts({ [list]: kb(1), 'editor.0123456789.js': kb(50) }, 20);
    const release = readRelease(String(files.get('release.json')));
    expect(screenBytes(release, files)).toBeLessThan(2 * 1024);
    expect(screenBytes({ ...release, screens: {} }, files)).toBeGreaterThan(51 * 1024);
  });

  it('has a limit for everything together, and one for what a team may allow itself', () => {
    expect(reasonsFor(withScripts({ [list]: kb(1), 'editor.0123456789.js': kb(4000) }, 20))).toEqual([
      'Its scripts are 4001 KB; a release may have 4000 KB.',
    ]);
    expect(reasonsFor(withScripts({ [list]: kb(1) }, 1001))).toEqual([
      'A budget of 1001 KB is above the largest, 1000 KB.',
    ]);
  });
});

describe('the contract range', () => {
  it.each(['^2.0.0', '2.x', '>=2.0.0 <3', `=${contractVersion}`, '*'])('fits as %s', (range) => {
    expect(wrongContract(range)).toEqual([]);
  });

  it('is refused in a sentence that says what to do', () => {
    const next = inc(contractVersion, 'major');
    expect(wrongContract(`^${next}`)).toEqual([
      `It needs contract ^${next}, but this installation has ${contractVersion}. Update the installation first, or use only what ${contractVersion} has.`,
    ]);
    expect(wrongContract('^0.9.0')).toEqual([expect.stringContaining('Build it against the current shared package')]);
    expect(wrongContract('newest')).toEqual([
      'The contract range "newest" cannot be read; write it like ^1.0.0 or >=1.2.0 <2.0.0.',
    ]);
  });
});

describe('the paths of a remote', () => {
  const others = [
    withPaths('mf-stores', '/admin/catalogs', '/admin/catalogs/edit/:id'),
    withPaths('mf-public', '/:id'),
  ];
  const alone = { others: [], added: [] };
  const added = [
    { name: 'mf-loyalty', paths: ['/admin/loyalty', '/admin/tools/points'] },
    { name: 'mf-menu', paths: ['/admin/menu'] },
  ];
  const beside = { others, added };

  it.each([
    ['/admin/catalogs', 'belongs to mf-stores'],
    ['/admin/Catalogs', 'belongs to mf-stores'],
    ['/admin/catalogs/edit/:other', 'belongs to mf-stores'],
    ['/admin/catalogs/edit/new', 'belongs to mf-stores'],
    ['/admin/catalogs/:what/:id', 'belongs to mf-stores'],
    ['/admin/profile', 'belongs to the shell'],
    ['/admin/profile/:tab', 'belongs to the shell'],
    ['/admin/platform', 'belongs to the shell'],
    ['/admin/:all', 'would take every address of the console'],
    ['/admin/:all/edit', 'would take every address of the console'],
    ['/:id', 'only mf-public'],
    ['/privacy', 'only mf-public'],
  ])('cannot be %s', (path, reason) => {
    expect(wrongPaths(withPaths('mf-codes', path), beside)).toEqual([expect.stringContaining(reason)]);
  });

  it.each(['/admin/my-codes', '/admin/catalogs/share/:id', '/admin/catalogs/edit/:id/more'])('can be %s', (path) => {
    expect(wrongPaths(withPaths('mf-codes', path), beside)).toEqual([]);
  });

  it('may be catch-alls for mf-public, and nothing in the console', () => {
    expect(wrongPaths(withPaths('mf-public', '/', '/:id', '/:id/terms'), alone)).toEqual([]);
    expect(wrongPaths(withPaths('mf-public', '/admin/x'), alone)).toEqual([
      expect.stringContaining('is in the console'),
    ]);
    expect(wrongPaths(withPaths('mf-public', '/auth/login'), alone)).toEqual([
      expect.stringContaining('belongs to the shell'),
    ]);
  });

  it('stand there once, and the menu leads to them alone', () => {
    const entry = { label: 'Codes', section: 'create', order: 1, icon: 'M0 0h9' } as const;
    const twice = withPaths('mf-codes', '/admin/my-codes', '/admin/my-codes', '/admin/my-codes/:id');
    expect(wrongPaths(twice, alone)).toEqual(['/admin/my-codes appears twice in its routes.']);
    const menu = (path: string) => ({ ...contribution, nav: [{ ...entry, path }] });
    expect(wrongPaths(menu('/admin/my-codes'), alone)).toEqual([]);
    expect(wrongPaths(menu('/admin/profile'), alone)).toEqual([
      'The menu entry “Codes” leads to /admin/profile, which is not one of its routes.',
    ]);
    expect(
      wrongPaths({ ...twice, routes: twice.routes.slice(1), nav: [{ ...entry, path: '/admin/my-codes/:id' }] }, alone),
    ).toEqual(['The menu entry “Codes” leads to /admin/my-codes/:id, which is not one address but many.']);
  });

  it.each([
    ['/admin/loyalty', []],
    ['/admin/loyalty/cards/:cardId', []],
    ['/admin/Tools/Points', []],
    ['/admin/loyalty-x', [expect.stringContaining('not among the addresses that mf-loyalty was given')]],
    ['/admin/tools', [expect.stringContaining('not among the addresses')]],
    ['/admin/menu', [expect.stringContaining('not among the addresses')]],
    ['/admin/:any', [expect.stringContaining('would take every address of the console')]],
  ])('%s of an added one are within what it was given', (path, reasons) => {
    expect(wrongPaths(withPaths('mf-loyalty', path), beside)).toEqual(reasons);
  });

  it.each(['/admin/loyalty', '/admin/loyalty/:id', '/admin/tools/:tool', '/admin/:a/points/x'])(
    'cannot be %s, which an added remote may have',
    (path) => {
      const taken = path === '/admin/:a/points/x' ? 'every address' : 'belongs to mf-loyalty';
      expect(wrongPaths(withPaths('mf-codes', path), beside)).toEqual([expect.stringContaining(taken)]);
    },
  );

  it.each([
    ['/admin/catalogs', 'mf-stores'],
    ['/admin/catalogs/edit', 'mf-stores'],
    ['/admin/catalogs/edit/new', 'mf-stores'],
    ['/admin/loyalty/cards', 'mf-loyalty'],
    ['/admin/tools', 'mf-loyalty'],
    ['/admin/profile', 'the shell'],
  ])('%s is given to nobody, as it belongs to %s', (path, owner) => {
    expect(wrongGiven(path, added, others)).toEqual([`${path} belongs to ${owner}.`]);
  });

  it.each(['/admin/reviews', '/admin/loyalties', '/admin/catalog'])('%s is given to a remote', (path) => {
    expect(wrongGiven(path, added, others)).toEqual([]);
  });
});
