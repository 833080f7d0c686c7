import { Alert, Button } from 'antd';
import { formatDateTime } from '../format.js';
import { t } from '../../text/index.js';

/** Says that a form was filled with what was typed before. */
export function DraftNotice({ at, onStartOver }: { at: string; onStartOver: () => void }) {
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      message={t('You did not save what you typed on {at}.', { at: formatDateTime(at) })}
      description={
        <>
          {t('Here it is again, without passwords.')}{' '}
          <Button type="link" style={{ height: 'auto', padding: 0 }} onClick={onStartOver}>
            {t('Start over')}
          </Button>
        </>
      }
    />
  );
}
