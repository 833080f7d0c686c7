/** The tables of `npm run bench -- checkout`. */
const titles = { postgres: 'PostgreSQL', pglite: 'embedded engine' };
const cpuGoals = { postgres: 25, pglite: 15 };
const goalsOf = { rate: 60, statements: 20, rush: 4, memory: 400, list: 100 };

export const report = (title, measured) =>
  [title, '', ...orders(measured), '', ...rushes(measured), '', ...lists(measured), '', ...goals(measured), ''].join(
    '\n',
  );

function orders(measured) {
  const engines = [...measured.keys()];
  const cells = ({ p50, p95, cpu, database, rate, statements }, engine) =>
    [
      `${p50.toFixed(1)} / ${p95.toFixed(1)}`,
      engine === 'postgres' ? `${cpu.toFixed(1)} (${database.toFixed(1)})` : cpu.toFixed(1),
      statements.toFixed(1),
      rate.toFixed(0),
    ].join(' | ');
  const rows = [...measured.values()][0]?.rows ?? [];
  return [
    `| Done | ${engines.map((engine) => `${titles[engine]}: ms | CPU ms${engine === 'postgres' ? ' (database)' : ''} | statements | a second`).join(' | ')} |`,
    `|---|${engines.map(() => '---|---|---|---|').join('')}`,
    ...rows.map(
      ({ name }, at) => `| ${[name, ...engines.map((one) => cells(measured.get(one).rows[at], one))].join(' | ')} |`,
    ),
  ];
}

const rushes = (measured) => [
  '| 200 who want one of 10 | paid | refused clearly | s | memory of the server before and after all of it |',
  '|---|---|---|---|---|',
  ...[...measured].map(
    ([engine, { rush, memory, memoryAfter }]) =>
      `| ${titles[engine]} | ${rush.paid} | ${rush.refused} | ${rush.seconds.toFixed(1)} | ${memory.toFixed(0)} and ${memoryAfter.toFixed(0)} MB |`,
  ),
];

function lists(measured) {
  const engines = [...measured.keys()];
  const rows = [...measured.values()][0]?.lists ?? [];
  const cell = ({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  return [
    `| List of orders | ${engines.map((engine) => `${titles[engine]}: ms`).join(' | ')} |`,
    `|---|${engines.map(() => '---|').join('')}`,
    ...rows.map(
      ({ name }, at) => `| ${[name, ...engines.map((one) => cell(measured.get(one).lists[at]))].join(' | ')} |`,
    ),
  ];
}

const goals = (measured) => [
  '| goal | engine | goal | measured | reached |',
  '|---|---|---|---|---|',
  ...[...measured].flatMap(([engine, { rows, rush, memory, lists: found }]) => {
    const line = (name, goal, value, isReached) =>
      `| ${name} | ${titles[engine]} | ${goal} | ${value} | ${isReached ? 'yes' : 'no'} |`;
    const [, order] = rows;
    const most = Math.max(...found.map(({ p50 }) => p50));
    return [
      line('CPU of an order', `<= ${cpuGoals[engine]} ms`, `${order.cpu.toFixed(1)} ms`, order.cpu <= cpuGoals[engine]),
      line(
        'statements',
        `<= ${goalsOf.statements}`,
        order.statements.toFixed(1),
        order.statements <= goalsOf.statements,
      ),
      line('orders a second', `>= ${goalsOf.rate}`, order.rate.toFixed(0), order.rate >= goalsOf.rate),
      line(
        'rush: paid and refused',
        '10 and 190',
        `${rush.paid} and ${rush.refused}`,
        rush.paid === 10 && rush.refused === 190,
      ),
      line('rush: time', `<= ${goalsOf.rush} s`, `${rush.seconds.toFixed(1)} s`, rush.seconds <= goalsOf.rush),
      line('slowest list', `<= ${goalsOf.list} ms`, `${most.toFixed(1)} ms`, most <= goalsOf.list),
      ...(engine === 'pglite'
        ? [line('memory', `<= ${goalsOf.memory} MB`, `${memory.toFixed(0)} MB`, memory <= goalsOf.memory)]
        : []),
    ];
  }),
];
