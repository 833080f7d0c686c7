import { fromWall, ownZone, toWall } from '@swapt/shared/dates';
import type { Api } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';

export const phones = [
  { value: 'iphone', label: 'iPhone', device: 'mobile', system: 'iOS' },
  { value: 'android', label: t('Android phone'), device: 'mobile', system: t('Android') },
  { value: 'ipad', label: 'iPad', device: 'tablet', system: 'iOS' },
  { value: 'tablet', label: t('Android tablet'), device: 'tablet', system: t('Android') },
  { value: 'windows', label: t('Windows computer'), device: 'desktop', system: t('Windows') },
  { value: 'mac', label: 'Mac', device: 'desktop', system: 'macOS' },
] as const;
type Phone = (typeof phones)[number]['value'];

/** Somebody who is tried out, as the form holds them. */
export interface TestVisit {
  phone: Phone;
  language: string;
  country: string;
  at: string;
  zone: string;
  /** Scans before this one; as many as there are when it is null. */
  earlier: number | null;
  place: 'unasked' | 'here' | 'refused';
  latitude: number | null;
  longitude: number | null;
  age: 'unasked' | 'said' | 'refused';
  years: number | null;
  query: string;
}

/** An iPhone that is set as this browser is, now. */
export function firstVisit(): TestVisit {
  const { language, region } = new Intl.Locale(navigator.language).maximize();
  return {
    phone: 'iphone',
    language,
    country: region ?? 'US',
    at: toWall(new Date().toISOString(), ownZone()),
    zone: ownZone(),
    earlier: null,
    place: 'unasked',
    latitude: null,
    longitude: null,
    age: 'unasked',
    years: 18,
    query: '',
  };
}

export function visitOf(visit: TestVisit): Api['codes.testRules']['in']['visit'] {
  const { phone, language, country, at, zone, earlier, place, latitude, longitude, age, years, query } = visit;
  const chosen = phones.find(({ value }) => value === phone);
  const isHere = place === 'here' && latitude !== null && longitude !== null;
  return {
    device: chosen?.device,
    system: chosen?.system,
    language,
    country,
    at: at ? fromWall(at, zone) : undefined,
    scan: earlier === null ? undefined : earlier + 1,
    refuses_place: place === 'refused' || undefined,
    ...(isHere && { latitude, longitude }),
    refuses_age: age === 'refused' || undefined,
    ...(age === 'said' && years !== null && { age: years }),
    query: query.replace(/^\?/, '') || undefined,
  };
}
