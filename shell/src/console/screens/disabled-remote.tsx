import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined';
import { EmptyState } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

/** In place of every screen of a remote that the operator switched off. */
export function DisabledRemote() {
  return (
    <div role="status" data-failure="disabled">
      <EmptyState
        level={1}
        icon={<PauseCircleOutlined />}
        title={t('This section is turned off')}
        text={t('Your operator turned it off for now. Your data is safe, and the rest of the console works.')}
      />
    </div>
  );
}
