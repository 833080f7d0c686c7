import { uuidv7 } from '../../platform/db/uuid.js';
import { seededRandom } from '../../modules/code-styles/score/random.js';
import type { ScanRow } from '../../scan-ingestion/scan.js';
import type { DemoCode } from './demo-content.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Weighted<T> = readonly (readonly [value: T, weight: number])[];

// A coffee shop near a harbour: commuters in the morning, a lunch peak, and most of the tourists at weekends.
const hours: Weighted<number> = [2, 1, 0, 0, 0, 2, 8, 22, 34, 28, 22, 20, 30, 27, 20, 21, 18, 13, 9, 7, 5, 4, 3, 2].map(
  (weight, hour) => [hour, weight] as const,
);
const weekdays = [1.25, 0.8, 0.85, 0.95, 1, 1.15, 1.4];
const countries: Weighted<readonly [country: string, language: string]> = [
  [['GB', 'en'], 640],
  [['IE', 'en'], 80],
  [['FR', 'fr'], 70],
  [['DE', 'de'], 65],
  [['US', 'en'], 50],
  [['NL', 'nl'], 40],
  [['ES', 'es'], 30],
  [['IT', 'it'], 25],
];
const devices: Weighted<readonly [device: string, system: string, browser: string]> = [
  [['mobile', 'iOS', 'Mobile Safari'], 52],
  [['mobile', 'Android', 'Chrome'], 33],
  [['mobile', 'Android', 'Samsung Internet'], 7],
  [['tablet', 'iOS', 'Mobile Safari'], 3],
  [['desktop', 'Windows', 'Chrome'], 3],
  [['desktop', 'Mac OS', 'Safari'], 2],
];

/** Ninety days of scans of one code, the same at every start but for the day they end at. */
export function demoScans(
  orgId: string,
  codeId: string,
  code: Pick<DemoCode, 'slug' | 'perDay' | 'from' | 'until'>,
  now: Date,
): ScanRow[] {
  const random = seededRandom(code.slug.length * 1_000 + code.perDay * 10);
  const pick = <T>(choices: Weighted<T>): T => pickFrom(choices, random);
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const scans: ScanRow[] = [];
  const guests: Pick<ScanRow, 'visitor' | 'country' | 'language' | 'device' | 'system' | 'browser'>[] = [];

  const newGuest = () => {
    const [country, language] = pick(countries);
    const [device, system, browser] = pick(devices);
    const visitor = random() < 0.1 ? null : Array.from({ length: 22 }, () => letter(random)).join('');
    return { visitor, country, language, device, system, browser };
  };
  const guestOf = (): (typeof guests)[number] => {
    const known = random() < 0.35 ? guests[Math.floor(random() * guests.length)] : undefined;
    if (known) return known;
    const guest = newGuest();
    guests.push(guest);
    return guest;
  };

  for (let back = code.from; back >= code.until; back--) {
    const day = today - back * DAY_MS;
    const growth = 0.7 + (0.5 * (code.from - back)) / 90;
    const expected = code.perDay * (weekdays[new Date(day).getUTCDay()] ?? 1) * growth * (0.7 + random() * 0.6);
    for (let n = Math.floor(expected + random()); n > 0; n--) {
      const at = new Date(day + (pick(hours) + random()) * HOUR_MS);
      const source = random() < 0.85 ? 'scan' : 'click';
      const guest = guestOf();
      const scan = {
        ...guest,
        city: '',
        variant: '',
        channel: '',
        org_id: orgId,
        code_id: codeId,
        scan_id: uuidv7(at),
        at,
        source,
        is_bot: random() < 0.03,
      } as const;
      if (at < now) scans.push(scan);
    }
  }
  return scans;
}

function pickFrom<T>(choices: Weighted<T>, random: () => number): T {
  let rest = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    rest -= weight;
    if (rest < 0) return value;
  }
  throw new Error('Nothing to choose from');
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letter = (random: () => number) => letters[Math.floor(random() * 64)] ?? 'A';
