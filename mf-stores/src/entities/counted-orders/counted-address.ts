import type { CountedOrders } from '@swapt/shared/contract';
import { countedParts, orderChannels } from '@swapt/shared/values';
import { storePaths } from '../stores/paths.js';

/** Which orders a figure counts, and what these are called. */
export type Figure = CountedOrders & { what?: string };

/** The list of the orders that a figure was counted from. */
export function countedAddress(storeId: string, figure: Figure): string {
  const query = new URLSearchParams(
    Object.entries(figure).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${storePaths.orders(storeId)}?${query.toString()}`;
}

const ids = ['code_id', 'page_id', 'campaign_id', 'item_id', 'add_on_id', 'event_id'] as const;
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What the address of a list says of a figure; nothing where it is a list as any other. What somebody typed into it is not trusted. */
export function readCounted(params: URLSearchParams): CountedOrders | undefined {
  const [from, to, tender] = [params.get('from'), params.get('to'), params.get('tender')];
  const part = countedParts.find((one) => one === params.get('part'));
  const channel = orderChannels.find((one) => one === params.get('channel'));
  const hour = /^\d{1,3}$/.test(params.get('week_hour') ?? '') ? Number(params.get('week_hour')) : 168;
  const counted: CountedOrders = {
    ...(isMoment(from) && { from }),
    ...(isMoment(to) && { to }),
    ...(tender && tender.length <= 20 && { tender }),
    ...(part && { part }),
    ...(channel && { channel }),
    ...(hour < 168 && { week_hour: hour }),
  };
  for (const name of ids) {
    const id = params.get(name);
    if (id && isId(id)) counted[name] = id;
  }
  return Object.keys(counted).length > 0 ? counted : undefined;
}

const isMoment = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
