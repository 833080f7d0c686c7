import { t } from '../../text/index.js';
import { DateText } from '../time-text.js';

interface Dates {
  starts_at: string | null;
  ends_at: string | null;
}

/** From when until when something is so, with open ends said in words. */
export function DatesText({ dates: { starts_at, ends_at } }: { dates: Dates }) {
  if (!starts_at && !ends_at) return <>{t('No dates set')}</>;
  if (!starts_at) {
    return <>{t.rich('Until <date></date>', { date: () => <DateText at={ends_at ?? ''} /> })}</>;
  }
  const start = () => <DateText at={starts_at} />;
  if (!ends_at) return t.rich('From <start></start>', { start });
  return t.rich('<start></start> – <end></end>', { start, end: () => <DateText at={ends_at} /> });
}
