import CompassOutlined from '@ant-design/icons/CompassOutlined';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <>
      <title>Not found · Swapt</title>
      <EmptyState
        level={1}
        icon={<CompassOutlined />}
        title="There is nothing at this address"
        text="The link may be old or mistyped."
        action={
          <Button type="primary" onClick={() => void navigate('/admin')}>
            Back to the console
          </Button>
        }
      />
    </>
  );
}
