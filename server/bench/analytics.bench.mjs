/** `npm run bench -- analytics`: how long a report takes with ten million scans, for each range, an organization and a busy code, on both engines. */
import { machine, measureEngines } from './engines.mjs';

const goal = 50;

export const run = () => measureEngines('analytics-server', [], table);

function table(engine, { version, scans, rows: stored }, rows) {
  const cells = ({ median, p95, cpu }) => [median.toFixed(1), p95.toFixed(1), cpu.toFixed(1)];
  const line = ({ name, organization, code }) => `| ${[name, ...cells(organization), ...cells(code)].join(' | ')} |`;
  const slow = rows.flatMap(({ name, organization, code }) => [
    ...(organization.median > goal ? [`${name} of the organization`] : []),
    ...(code.median > goal ? [`${name} of the code`] : []),
  ]);
  return [
    `${machine(engine, version)}; ${scans} scans, ${stored} rows of counts`,
    '',
    '| Range | organization: median ms | p95 ms | CPU ms | busy code: median ms | p95 ms | CPU ms |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(line),
    '',
    slow.length ? `Above ${goal} ms: ${slow.join(', ')}.` : `Every median is within ${goal} ms.`,
    '',
  ].join('\n');
}
