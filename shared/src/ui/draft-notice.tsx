import { Alert, Button } from 'antd';
import { formatDateTime } from './format.js';

/** Says that a form was filled with what was typed before. */
export function DraftNotice({ at, onStartOver }: { at: string; onStartOver: () => void }) {
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      message={`You did not save what you typed on ${formatDateTime(at)}.`}
      description={
        <>
          Here it is again, without passwords.{' '}
          <Button type="link" style={{ height: 'auto', padding: 0 }} onClick={onStartOver}>
            Start over
          </Button>
        </>
      }
    />
  );
}
