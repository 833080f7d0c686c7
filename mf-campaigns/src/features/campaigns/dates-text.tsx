import type { Campaign } from '@swapt/shared/contract';
import { DateText } from '@swapt/shared/ui';

/** When a campaign runs, with open ends said in words. */
export function DatesText({ campaign: { starts_at, ends_at } }: { campaign: Pick<Campaign, 'starts_at' | 'ends_at'> }) {
  if (!starts_at && !ends_at) return <>No dates set</>;
  if (!starts_at) {
    return (
      <>
        Until <DateText at={ends_at ?? ''} />
      </>
    );
  }
  return (
    <>
      {ends_at ? '' : 'From '}
      <DateText at={starts_at} />
      {ends_at && (
        <>
          {' – '}
          <DateText at={ends_at} />
        </>
      )}
    </>
  );
}
