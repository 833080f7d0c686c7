import { t } from '@swapt/shared/text';
import type { DeskTender } from '@swapt/shared/values';
import { Button } from 'antd';

interface Props {
  tender: DeskTender;
  money: string;
  isOnline: boolean;
  onStart: () => void;
}

/** A payment that somebody else reports: by the shopper’s phone, or at a terminal. */
export const LaterPay = ({ tender, money, isOnline, onStart }: Props) => (
  <div className="desk-by-hand">
    <p>
      {tender === 'online'
        ? t('The shopper scans a code and pays {money} on their own phone. You see here when it is paid.', { money })
        : t('{money} is taken with Square. You see here when it is paid.', { money })}
    </p>
    <Button type="primary" size="large" block disabled={!isOnline} onClick={onStart}>
      {tender === 'online' ? t('Show the code') : t('Take it with Square')}
    </Button>
    {!isOnline && <p role="status">{t('This needs the network.')}</p>}
  </div>
);
