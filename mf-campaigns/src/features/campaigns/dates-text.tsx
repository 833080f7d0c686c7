import type { Campaign } from '@swapt/shared/contract';
import { DateText } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

/** When a campaign runs, with open ends said in words. */
export function DatesText({ campaign: { starts_at, ends_at } }: { campaign: Pick<Campaign, 'starts_at' | 'ends_at'> }) {
  if (!starts_at && !ends_at) return <>{t('No dates set')}</>;
  if (!starts_at) {
    return <>{t.rich('Until <date></date>', { date: () => <DateText at={ends_at ?? ''} /> })}</>;
  }
  const start = () => <DateText at={starts_at} />;
  if (!ends_at) return t.rich('From <start></start>', { start });
  return t.rich('<start></start> – <end></end>', { start, end: () => <DateText at={ends_at} /> });
}
