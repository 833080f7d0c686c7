/** The tables of `npm run bench -- stores`. */
const titles = { postgres: 'PostgreSQL', pglite: 'embedded engine' };
const seconds = 300;

export function report(title, measured) {
  return [title, '', ...table(measured), '', ...imports(measured), '', ...goals(measured), ''].join('\n');
}

function table(measured) {
  const names = [...measured.keys()];
  const cells = ({ p50, p95, cpu, database, rate }, engine) =>
    [
      `${p50.toFixed(1)} / ${p95.toFixed(1)}`,
      engine === 'postgres' ? `${cpu.toFixed(2)} (${database.toFixed(2)})` : cpu.toFixed(2),
      rate.toFixed(0),
    ].join(' | ');
  const subjects = [...measured.values()][0]?.rows ?? [];
  return [
    `| Asked | ${names.map((engine) => `${titles[engine]}: ms | CPU ms${engine === 'postgres' ? ' (database)' : ''} | a second`).join(' | ')} |`,
    `|---|${names.map(() => '---|---|---|').join('')}`,
    ...subjects.map(
      ({ name }, index) =>
        `| ${[name, ...names.map((engine) => cells(measured.get(engine).rows[index], engine))].join(' | ')} |`,
    ),
  ];
}

const imports = (measured) => [
  '| Import | checked and kept | created | as | cancelled, another one |',
  '|---|---|---|---|---|',
  ...[...measured].map(
    ([
      engine,
      {
        imported: { checked, created, state, changed, endedAs, cancelledAt, total, isStill },
      },
    ]) => {
      const cancelled = `${endedAs} at ${cancelledAt} of ${total}, ${isStill ? 'nothing came after' : 'MORE CAME AFTER'}`;
      return `| ${titles[engine]} | ${checked.toFixed(1)} s | ${created.toFixed(1)} s | ${state}, ${changed} | ${cancelled} |`;
    },
  ),
];

const goals = (measured) => [
  '| goal | engine | at most | measured | reached |',
  '|---|---|---|---|---|',
  ...[...measured].flatMap(([engine, { rows, imported }]) => {
    const line = (name, most, value, unit) =>
      `| ${name} | ${titles[engine]} | ${most} ${unit} | ${value.toFixed(1)} ${unit} | ${value <= most ? 'yes' : 'no'} |`;
    return [
      ...rows.flatMap(({ name, cpuGoal, cpu }) => (cpuGoal ? [line(`${name}: CPU`, cpuGoal[engine], cpu, 'ms')] : [])),
      ...rows.flatMap(({ name, waitGoal, p50 }) => (waitGoal ? [line(`${name}: median`, waitGoal, p50, 'ms')] : [])),
      line('import', seconds, imported.checked + imported.created, 's'),
    ];
  }),
];
