import { outranks, roles, type Role } from '@swapt/shared/values';
import { Select } from 'antd';
import { roleLabel, roleText } from './role-text.js';

interface Props {
  /** The role of the person who chooses: nobody gives one above their own. */
  own: Role;
  label: string;
  value?: Role;
  onChange?: (role: Role) => void;
  loading?: boolean;
  id?: string;
}

export function RoleSelect({ own, label, value, onChange, loading, id }: Props) {
  return (
    <Select<Role>
      id={id}
      aria-label={label}
      value={value}
      onChange={onChange}
      loading={loading}
      popupMatchSelectWidth={false}
      style={{ minWidth: 120 }}
      options={roles
        .filter((role) => outranks(own, role))
        .map((role) => ({ value: role, label: roleLabel(role), text: roleText[role] }))}
      optionRender={({ data }) => (
        <div className="option">
          {data.label}
          <small>{data.text}</small>
        </div>
      )}
    />
  );
}
