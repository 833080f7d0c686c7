import LockOutlined from '@ant-design/icons/LockOutlined';
import { useShell } from '@swapt/shared/sdk';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { t } from '@swapt/shared/text';

interface Props {
  title?: string;
  /** Why, and whom to ask. */
  text?: string;
}

/** Without words of its own: what the role of the person does not allow. */
export function ForbiddenScreen({ title = t('Your role does not allow this'), text }: Props) {
  const navigate = useNavigate();
  const { org } = useShell().session;
  return (
    <>
      <title>{t('Not allowed · Swapt')}</title>
      <EmptyState
        level={1}
        icon={<LockOutlined />}
        title={title}
        text={
          text ??
          t('In {org_name} you are {role}. Ask an owner or an admin if you need this screen.', {
            org_name: org.org_name,
            role: org.role,
          })
        }
        action={
          <Button type="primary" onClick={() => void navigate('/admin')}>
            {t('Back to the console')}
          </Button>
        }
      />
    </>
  );
}
