/** `npm run bench -- sales [--orders 1000000]`: how long the figures of a store with many orders take, for each range, on both engines. */
import { parseArgs } from 'node:util';
import { machine, measureEngines } from './engines.mjs';

const goal = 50;

export function run(args) {
  const { values } = parseArgs({ args, options: { orders: { type: 'string', default: '1000000' } } });
  return measureEngines('sales-server', [values.orders], table);
}

function table(engine, { version, orders }, rows) {
  const cells = ({ median, p95, cpu }) => [median, p95, cpu].map((ms) => ms.toFixed(1));
  const slow = rows.filter(({ took }) => took.median > goal).map(({ name }) => name);
  return [
    `${machine(engine, version)}; ${orders} orders`,
    '',
    '| Figures of | median ms | p95 ms | CPU ms |',
    '|---|---|---|---|',
    ...rows.map(({ name, took }) => `| ${[name, ...cells(took)].join(' | ')} |`),
    '',
    slow.length ? `Above ${goal} ms: ${slow.join(', ')}.` : `Every median is within ${goal} ms.`,
    '',
  ].join('\n');
}
