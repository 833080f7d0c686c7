/** An import of many products as the console sends it, and a second one that is cancelled. */
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './stores-load.mjs';

const rowsAtOnce = 500;

export async function measureImport({ origin, importing: { orgId, key } }, rows) {
  const ask = (path, body) => call(origin + path, key, { org_id: orgId, ...body });
  const change = async (id) => {
    const { data } = await ask('/api/bulk-changes/list', { noun: 'products' });
    return data.find(({ change_id }) => change_id === id);
  };
  const begin = async (import_id) => (await ask('/api/bulk-changes/import-products', { import_id })).data.change_id;

  const started = performance.now();
  const importId = await sendTable(ask, 'Cup', rows);
  const checked = performance.now();
  const id = await begin(importId);
  while ((await change(id)).state === 'running') await pause(200);
  const created = performance.now();
  const { state, changed } = await change(id);

  const second = await begin(await sendTable(ask, 'Pot', Math.min(rows, 20_000)));
  while ((await change(second)).done === 0) await pause(20);
  await ask('/api/bulk-changes/cancel', { change_id: second });
  while ((await change(second)).state === 'running') await pause(50);
  const { state: endedAs, done: cancelledAt, total } = await change(second);
  await pause(1_000);
  const { total: there } = await ask('/v1/product/list', { pageSize: 1 });
  return {
    checked: (checked - started) / 1000,
    created: (created - checked) / 1000,
    ...{ state, changed, endedAs, cancelledAt, total },
    isStill: there === changed + cancelledAt,
  };
}

async function sendTable(ask, name, rows) {
  let importId;
  for (let from = 0; from < rows; from += rowsAtOnce) {
    const data = Array.from({ length: Math.min(rowsAtOnce, rows - from) }, (_, n) => ({
      name: `${name} ${from + n}`,
      text: 'Made by hand, sold by the piece.',
      sku: `${name}-${from + n}`,
      price: '12.50',
      cost: '4',
    }));
    const { data: added } = await ask('/v1/product/import/rows', {
      ...(importId && { import_id: importId }),
      currency: 'EUR',
      data,
    });
    importId = added.import_id;
  }
  return importId;
}
