import CheckOutlined from '@ant-design/icons/CheckOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Organization } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { Portrait } from '../layout/portrait.js';
import { sideOf } from '../layout/side-of.js';
import { CreateOrgForm } from './create-org-form.js';
import { switchTo } from './switch-org.js';

interface Props {
  orgs: readonly Organization[];
  onSwitched?: () => void;
}

/** The organization in use, and the way to another or a new one. */
export function OrgSwitch({ orgs, onSwitched }: Props) {
  const { session, modal } = useShell();
  const { org } = session;
  const navigate = useNavigate();
  const open = ({ org_id }: Organization) => {
    onSwitched?.();
    if (org_id !== org.org_id) void navigate('/admin', switchTo(org_id));
  };
  const create = () =>
    modal.open({
      title: t('Create organization'),
      content: (close) => (
        <CreateOrgForm
          onCancel={close}
          onCreated={(created) => {
            close();
            open(created);
          }}
        />
      ),
    });
  const items = orgs.map((other) => ({
    key: other.org_id,
    icon: <Portrait name={other.org_name} src={other.organization_logo} shape="square" />,
    label: other.org_name,
    extra: other.org_id === org.org_id ? <CheckOutlined aria-label={t('in use')} /> : undefined,
    onClick: () => open(other),
  }));
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={sideOf}
      menu={{
        items: [
          ...items,
          { type: 'divider' },
          { key: 'create', icon: <PlusOutlined />, label: t('Create organization'), onClick: create },
        ],
      }}
    >
      <button
        type="button"
        className="pick pick-org"
        aria-label={t('Organization {org_name}, switch', { org_name: org.org_name })}
      >
        <Portrait name={org.org_name} src={org.organization_logo} shape="square" />
        <span className="pick-text">
          <span className="pick-name">{org.org_name}</span>
          <span className="pick-note capital">{org.role}</span>
        </span>
        <DownOutlined aria-hidden className="pick-arrow" />
      </button>
    </Dropdown>
  );
}
