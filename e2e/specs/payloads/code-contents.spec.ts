import type { CodeContent } from '@swapt/shared/contract';
import type { CodeType } from '@swapt/shared/values';
import { expect, test } from '../../core/test.js';
import { groupsOf, least, lines, payloads, rowsOf, whole } from '../../core/payloads.js';
import { watchScripts } from '../../core/checks/watch-scripts.js';

const target = 'https://example.com/';
const cards = rowsOf(9, lines(200)).map((row, at): CodeContent => {
  const [name = '', job, company, street, city, region, country, phone, zip] = row;
  const texts = { name, job, company, street, city, region, country };
  return { ...texts, phone: phone?.slice(0, 40), zip: zip?.slice(0, 20), description: payloads[at] };
});
const events = rowsOf(3, lines(200)).map(([title, place, description]): CodeContent => {
  const times = { starts: '2027-03-05T18:00:00Z', ends: '2027-03-05T21:00:00Z', zone: 'Europe/Rome' };
  return { ...times, title, place, description };
});
/** The name of a network is measured in bytes. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '');
const networks = whole(63).map((password, at): CodeContent => {
  return { ssid: plain(lines(32)[at] ?? ''), security: 'WPA', password };
});
const apps = whole(200).map((title): CodeContent => ({ title, ios: target, other: target }));
const notes = groupsOf(40, payloads).map((some): CodeContent => ({ text: some.join('\n') }));

const kinds: [CodeType, CodeContent[]][] = [
  ['card', cards],
  ['event', events],
  ['wifi', networks],
  ['app', apps],
  ['note', notes],
];

for (const [type, contents] of kinds) {
  test(`nothing that a code of type ${type} holds is ever run`, async ({ console: page, team }) => {
    test.setTimeout(180_000);
    const { seen, open, blank } = watchScripts(page);
    const { call, org } = team;
    const ids: string[] = [];
    for (const content of contents) {
      const { data } = await call('codes.create', { org_id: org.org_id, name: 'Counter', type, content });
      ids.push(data.code_id);
      await open(type === 'card' ? `/card/${data.code_id}` : `/c/${data.slug}`);
    }
    // The first and the last are as good as any: what shows one shows the others the same way.
    for (const id of [ids[0], ids.at(-1)]) await open(`/admin/my-codes/edit/${id}`);
    expect(seen).toEqual([]);
    expect(blank).toEqual([]);
  });
}

test('nothing that the rules of a code are called or ask for is ever run', async ({ console: page, team }) => {
  test.setTimeout(180_000);
  const { seen, blank, open } = watchScripts(page);
  const { call, org } = team;
  const texts = lines(200);
  const labels = whole(57).map((name, at) => `${name} ${at}`);
  expect(labels.length).toBeGreaterThanOrEqual(least);
  const rules = texts.map((value, at) => ({
    name: lines(60)[at],
    when: [{ kind: 'query' as const, name: 'table', value }],
    variants: [0, 1].map((more) => ({
      name: `${labels[(at + more) % labels.length]?.slice(0, 57)}${'ab'[more]}`,
      weight: 1,
      target,
    })),
  }));
  for (const some of groupsOf(20, rules)) {
    const { data } = await call('codes.create', {
      org_id: org.org_id,
      name: 'Table',
      type: 'link',
      target,
      rules: some,
    });
    for (const screen of ['rules', 'show', 'analytics']) await open(`/admin/my-codes/${screen}/${data.code_id}`);
  }
  expect(seen).toEqual([]);
  expect(blank.filter((address) => !address.includes('analytics'))).toEqual([]);
});
