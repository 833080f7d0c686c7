import KeyOutlined from '@ant-design/icons/KeyOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { useShell } from '@swapt/shared/sdk';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { Portrait } from './portrait.js';
import { useShortcutList } from './shortcuts.js';
import { sideOf } from './side-of.js';

export function UserMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { name, email } = useShell().session.user;
  const { auth } = useConsole();
  const navigate = useNavigate();
  const listShortcuts = useShortcutList();
  const showShortcuts = () => {
    onNavigate?.();
    listShortcuts();
  };
  const open = (path: string) => {
    onNavigate?.();
    void navigate(path);
  };
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={sideOf}
      placement="topLeft"
      menu={{
        items: [
          { key: 'profile', icon: <UserOutlined />, label: t('Profile'), onClick: () => open('/admin/profile') },
          { key: 'keys', icon: <KeyOutlined />, label: t('Keyboard shortcuts'), onClick: showShortcuts },
          { type: 'divider' },
          {
            key: 'out',
            icon: <LogoutOutlined />,
            label: t('Sign out'),
            onClick: () => void auth.signOut().catch(report),
          },
        ],
      }}
    >
      <button type="button" className="pick" aria-label={t('Account of {name}', { name })}>
        <Portrait name={name} shape="circle" />
        <span className="pick-text">
          <span className="pick-name">{name}</span>
          <span className="pick-note">{email}</span>
        </span>
      </button>
    </Dropdown>
  );
}
