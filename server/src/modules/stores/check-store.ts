import { isEmail } from '@swapt/shared/form';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { zoneProblem } from '../code-content/code-content.service.js';
import { countCatalogs, countMembers, type StoreSettings } from './stores.sql.js';

type Say = (path: string, sentence: string) => void;

/** Refuses settings that no store can have, with a sentence for each place under `at`. */
export async function assertFits(
  { tx, orgId }: Pick<OrgCtx, 'tx' | 'orgId'>,
  settings: Partial<StoreSettings>,
  at: string,
): Promise<void> {
  const problems = new Map<string, string>();
  const say: Say = (path, sentence) => problems.set(`${at}${path}`, sentence);
  checkFacts(orgId, settings, say);
  checkClosedDays(settings.closed_days ?? [], say);
  checkTaxRates(settings.tax_rates ?? [], say);
  checkMethods(settings.fulfilment ?? [], say);
  const { notified, catalog_ids: catalogIds } = settings;
  if (notified) {
    const [members] = await countMembers(tx, orgId, notified);
    if (members?.total !== notified.length) say('notified', 'One of these people is no longer in your team.');
  }
  if (catalogIds) {
    const [known] = await countCatalogs(tx, orgId, catalogIds);
    if (known?.total !== catalogIds.length) say('catalog_ids', 'One of these catalogs does not exist. Take it out.');
  }
  if (problems.size > 0) throw new AppError('store.invalid', undefined, Object.fromEntries(problems));
}

function checkFacts(orgId: string, { email, zone, logo }: Partial<StoreSettings>, say: Say): void {
  if (email && !isEmail(email)) say('email', 'Write an e-mail address, such as shop@example.com.');
  const wrongZone = zone === undefined ? undefined : zoneProblem(zone);
  if (wrongZone) say('zone', wrongZone);
  if (logo && !logo.url.startsWith(`/images/${orgId}/`)) say('logo', 'Upload a picture and use its address.');
}

function checkClosedDays(spans: StoreSettings['closed_days'], say: Say): void {
  for (const [at, { from, to }] of spans.entries()) {
    if (to < from) say(`closed_days.${at}.to`, 'The last day must not be before the first one.');
  }
}

function checkTaxRates(rates: StoreSettings['tax_rates'], say: Say): void {
  const seen = new Set<string>();
  for (const [at, { country, region }] of rates.entries()) {
    const place = `${country} ${region.trim().toLowerCase()}`;
    if (seen.has(place)) say(`tax_rates.${at}.country`, 'There is already a rate for this place.');
    seen.add(place);
  }
}

function checkMethods(methods: StoreSettings['fulfilment'], say: Say): void {
  const names = methods.map(({ name }) => name.trim().toLowerCase());
  const ids = methods.map(({ method_id: id }) => id);
  for (const [at, method] of methods.entries()) {
    if (names.indexOf(names[at] ?? '') < at) say(`fulfilment.${at}.name`, 'Another way already has this name.');
    if (method.method_id !== undefined && ids.indexOf(method.method_id) < at) {
      say(`fulfilment.${at}.method_id`, 'This way is there twice.');
    }
    if (method.kind !== 'delivery') continue;
    for (const [n, { postcodes }] of method.zones.entries()) {
      const wrong = postcodes.split(',').find((code) => !/^[0-9A-Za-z -]*$/.test(code.trim()));
      if (wrong === undefined) continue;
      say(`fulfilment.${at}.zones.${n}.postcodes`, `“${wrong.trim()}” is not a postcode. Write them like 10, 1218.`);
    }
  }
}
