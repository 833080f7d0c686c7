import { ApiOutlined } from '@ant-design/icons';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';

/** The list of parts could not be read, so this address may or may not exist. */
export function MissingPart() {
  return (
    <EmptyState
      icon={<ApiOutlined />}
      title="This part is not available"
      text="The list of the console's parts could not be read. Your data is safe."
      action={
        <Button type="primary" onClick={() => location.reload()}>
          Retry
        </Button>
      }
    />
  );
}
