import LockOutlined from '@ant-design/icons/LockOutlined';
import { useShell } from '@swapt/shared/sdk';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

export function ForbiddenScreen() {
  const navigate = useNavigate();
  const { org } = useShell().session;
  return (
    <>
      <title>Not allowed · Swapt</title>
      <EmptyState
        level={1}
        icon={<LockOutlined />}
        title="Your role does not allow this"
        text={`In ${org.org_name} you are ${org.role}. Ask an owner or an admin if you need this screen.`}
        action={
          <Button type="primary" onClick={() => void navigate('/admin')}>
            Back to the console
          </Button>
        }
      />
    </>
  );
}
