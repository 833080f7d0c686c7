import { rangeValues, type Range } from '@swapt/shared/values';
import { readReport } from '../src/modules/analytics/analytics.service.js';
import { fill, until } from './analytics-fill.js';
import { measureEngine, type Bench } from './measure-engine.js';

// One engine with ten million scans' worth of counts: `analytics-server.js pglite <folder>` or `analytics-server.js postgres <folder>`.
const [, , engine, dataDir] = process.argv;
const zone = 'America/New_York';
await measureEngine({ engine, dataDir, now: () => until, fill, measureAll });

async function measureAll({ filled: { orgId, codeId }, services, measure }: Bench<Awaited<ReturnType<typeof fill>>>) {
  const subjects: { name: string; range: Range; before: boolean }[] = [
    ...rangeValues.map((range) => ({ name: range, range, before: false })),
    // On the embedded engine there are too few visits for it.
    ...(services.db.engine === 'postgres'
      ? [{ name: 'the 30 days before', range: '30day' as const, before: true }]
      : []),
  ];
  const rows = [];
  for (const { name, ...asked } of subjects) {
    const report = (code_id?: string) =>
      measure(async (tx) => {
        await readReport({ tx, orgId, services }, { ...asked, zone, ...(code_id && { code_id }) });
      });
    rows.push({ name, organization: await report(), code: await report(codeId) });
  }
  return rows;
}
