import { part, text, type Body } from './body.js';
import { missing, type Reply } from './fault.js';
import type { DeviceCode } from './shapes.js';
import { newId, type Store } from './store.js';

const PAIR_MS = 5 * 60_000;
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code that is typed into a terminal within five minutes. */
export async function createDeviceCode(store: Store, body: Body): Promise<Reply> {
  const asked = part(body, 'device_code');
  text(asked, 'product_type');
  const { id: location_id } = await store.read('location', text(asked, 'location_id'));
  const created_at = store.now.toISOString();
  const device_code = await store.add('device_code', {
    ...{ id: newId(16), name: text(asked, 'name'), product_type: 'TERMINAL_API', location_id, status: 'UNPAIRED' },
    code: [...newId(6)].map((letter) => readable[letter.charCodeAt(0) % readable.length]).join(''),
    ...{ pair_by: new Date(store.now.getTime() + PAIR_MS).toISOString(), created_at, status_changed_at: created_at },
  });
  return { status: 200, body: { device_code } };
}

const isOver = ({ now }: Store, { status, pair_by }: DeviceCode) => status === 'UNPAIRED' && new Date(pair_by) <= now;

export async function listDeviceCodes(store: Store, query: URLSearchParams): Promise<Reply> {
  const place = query.get('location_id');
  const codes = (await store.list('device_code')).filter(
    (code) => !isOver(store, code) && (place === null || code.location_id === place),
  );
  return { status: 200, body: { device_codes: codes } };
}

/** Somebody types a code into a terminal. */
export async function pairDevice(store: Store, typed: string): Promise<DeviceCode> {
  const found = (await store.list('device_code')).find(({ code }) => code === typed.trim().toUpperCase());
  if (!found || found.status === 'PAIRED' || isOver(store, found)) throw missing('This code');
  const at = store.now.toISOString();
  const paired = { ...found, status: 'PAIRED', device_id: newId(15), paired_at: at, status_changed_at: at } as const;
  await store.write('device_code', paired);
  await store.report('device.code.paired', { type: 'code', id: paired.id, object: { device_code: paired } });
  return paired;
}

/** The terminal that has an id, with the place it stands in. */
export async function deviceOf(store: Store, id: string): Promise<DeviceCode> {
  const found = (await store.list('device_code')).find(({ device_id }) => device_id === id);
  if (!found) throw missing(`Device ${id}`);
  return found;
}
