import { Button, Result } from 'antd';
import { t } from '@swapt/shared/text';

/** Nothing of the console can work without its settings. */
export function StartFailure() {
  return (
    <main>
      <title>{t('Swapt')}</title>
      <Result
        status="warning"
        title={t('The console could not start')}
        subTitle={t('The server did not answer. Check your connection and try again.')}
        extra={
          <Button type="primary" onClick={() => location.reload()}>
            {t('Try again')}
          </Button>
        }
      />
    </main>
  );
}
