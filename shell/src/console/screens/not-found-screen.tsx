import CompassOutlined from '@ant-design/icons/CompassOutlined';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { t } from '@swapt/shared/text';

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <>
      <title>{t('Not found · Swapt')}</title>
      <EmptyState
        level={1}
        icon={<CompassOutlined />}
        title={t('There is nothing at this address')}
        text={t('The link may be old or mistyped.')}
        action={
          <Button type="primary" onClick={() => void navigate('/admin')}>
            {t('Back to the console')}
          </Button>
        }
      />
    </>
  );
}
