import { Button, Flex, theme } from 'antd';
import { space } from '../../tokens/index.js';
import { OfflineNotice, useIsOnline } from '../offline-notice.js';
import { t } from '../../text/index.js';

interface Props {
  label: string;
  isSaving: boolean;
  /** “Cancel” unless told otherwise. */
  cancelLabel?: string | undefined;
  onCancel: () => void;
}

/** The buttons of a form, at its end and always in sight. */
export function SaveBar({ label, isSaving, cancelLabel = t('Cancel'), onCancel }: Props) {
  const { token } = theme.useToken();
  const isOnline = useIsOnline();
  return (
    <Flex
      className="save-bar"
      vertical
      gap={space.sm}
      style={{
        position: 'sticky',
        bottom: 0,
        zIndex: 4,
        padding: `${space.md}px 0`,
        background: token.colorBgLayout,
        borderTop: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      {isSaving && !isOnline && <OfflineNotice />}
      <Flex gap={space.sm} wrap>
        <Button type="primary" htmlType="submit" loading={isSaving} title={t('Ctrl+Enter')}>
          {label}
        </Button>
        <Button onClick={onCancel}>{cancelLabel}</Button>
      </Flex>
    </Flex>
  );
}
