/** Medians of all visits as tables, and whether the goals are reached. */
import { cpus, loadavg } from 'node:os';

const goals = { script: 75, federation: 4, code: 4, lcp: 1.1, live: 1.1, console: 1.15, build: 30 };

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

export function report({ visits, bytes, build, rounds, browser }) {
  const groups = new Map();
  for (const { network, page, subject, ...one } of visits) {
    const key = [network, page, subject].join('|');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const medians = new Map(
    [...groups].map(([key, group]) => {
      const names = Object.keys(group[0]);
      return [key, Object.fromEntries(names.map((name) => [name, median(group.map((one) => one[name]))]))];
    }),
  );
  const of = (network, page, subject) => medians.get([network, page, subject].join('|'));
  const names = [...new Set(visits.map(({ network }) => network))];
  return [
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, Chromium ${browser}, load average ${loadavg()[0].toFixed(1)}; ` +
      `CPU x 4 slower, empty cache at each visit, median of ${rounds} rounds, subjects in turn`,
    '',
    '| network | page | subject | requests | KB | FCP | LCP | heading | live | against one bundle | CLS |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...[...medians].map(([key, value]) => {
      const [network, page, subject] = key.split('|');
      const ratio = value.live / of(network, page, 'one bundle').live;
      return row([
        network,
        page,
        subject,
        value.requests,
        value.kb.toFixed(0),
        ...['fcp', 'lcp', 'heading', 'live'].map((name) =>
          name === 'live' && subject === 'static' ? '' : value[name].toFixed(0),
        ),
        subject === 'federated' ? `${ratio.toFixed(2)} x` : '',
        value.cls.toFixed(3),
      ]);
    }),
    '',
    '| goal | | measured | reached |',
    '|---|---|---|---|',
    ...results({ of, names, bytes, build }).map(([what, goal, value, digits = 2]) =>
      row([what, `<= ${goal}`, value.toFixed(digits), value <= goal ? 'yes' : 'no']),
    ),
  ].join('\n');
}

const row = (cells) => `| ${cells.join(' | ')} |`;

function results({ of, names, bytes, build }) {
  const isPublic = ['landing page', 'page of a shop', 'product of a store', 'paused code'];
  const each = names.flatMap((network) => isPublic.map((page) => ({ network, page })));
  const ratio =
    (name, against) =>
    ({ network, page }) => [
      `${page}, ${network}: ${name === 'lcp' ? 'largest paint against static HTML' : 'live against one bundle'}`,
      goals[name],
      of(network, page, 'federated')[name] / of(network, page, against)[name],
    ];
  return [
    ['public script without the screen, KB brotli', goals.script, bytes.shell + bytes.entry, 1],
    ['federation of it over one build, KB brotli', goals.federation, bytes.federation, 1],
    ...isPublic.map((page) => [
      `${page}: page and scripts until live`,
      goals.code,
      of(names[0], page, 'federated').code,
      0,
    ]),
    ...each.map(ratio('lcp', 'static')),
    ...each.map(ratio('live', 'one bundle')),
    ...each.map(({ network, page }) => [`${page}, ${network}: CLS`, 0, of(network, page, 'federated').cls, 3]),
    ...names.map((network) => [
      `console, ${network}: live against one bundle`,
      goals.console,
      of(network, 'console', 'federated').live / of(network, 'console', 'one bundle').live,
    ]),
    ['warm production build of mf-codes, s', goals.build, build, 1],
  ];
}
