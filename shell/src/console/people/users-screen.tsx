import TeamOutlined from '@ant-design/icons/TeamOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import type { Person } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { DataList, Page, RelativeTime, RowMenu, useDangerConfirm, useListAddress } from '@swapt/shared/ui';
import { outranks, type Role } from '@swapt/shared/values';
import { Button, Flex, Tag } from 'antd';
import { t } from '@swapt/shared/text';

import { Portrait } from '../layout/portrait.js';
import { InviteForm } from './invite-form.js';
import { useChangeRole, usePeople, useRemovePerson } from './people.queries.js';
import { RoleSelect } from './role-select.js';
import { roleLabel } from './role-text.js';

/** Members and pending invitations. */
export function UsersScreen() {
  const { session, modal } = useShell();
  const address = useListAddress();
  const query = usePeople(address.paging, address.search);
  const invite = () => modal.open({ title: t('Invite a person'), content: (close) => <InviteForm close={close} /> });
  const inviteButton = session.can('users:write') && (
    <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={invite}>
      {t('Invite a person')}
    </Button>
  );
  return (
    <Page
      title={t('Users')}
      lead={t('The people who work in {org_name} and what they can do.', { org_name: session.org.org_name })}
      actions={inviteButton}
    >
      <title>{t('Users · Swapt')}</title>
      <DataList<Person>
        query={query}
        address={address}
        noun={t('users')}
        rowKey={({ id }) => id}
        rowName={({ name, email }) => name || email}
        empty={{
          icon: <TeamOutlined />,
          title: t('No users yet'),
          text: t('Invite the first person.'),
          action: inviteButton,
        }}
        columns={[
          { key: 'person', title: t('Person'), onCard: 'head', render: (person) => <Who person={person} /> },
          { key: 'role', title: t('Role'), width: 160, render: (person) => <RoleOf person={person} /> },
          { key: 'seen', title: t('Last seen'), width: 190, render: (person) => <Seen person={person} /> },
          {
            key: 'actions',
            title: t('Actions'),
            width: 120,
            align: 'right',
            onCard: 'corner',
            render: (person) => <PersonMenu person={person} />,
          },
        ]}
      />
    </Page>
  );
}

function Who({ person: { name, email, state } }: { person: Person }) {
  const { user } = useShell().session;
  return (
    <div className="who">
      <Portrait name={name || email} shape="circle" />
      <div className="pick-text">
        <Flex wrap align="center" gap="0 4px">
          <span className="pick-name">{name || email}</span>
          {email === user.email && <Tag>{t('You')}</Tag>}
          {state === 'invited' && <Tag color="warning">{t('Invited')}</Tag>}
        </Flex>
        {name && <span className="pick-note">{email}</span>}
      </div>
    </div>
  );
}

function useMayTouch(): (role: Role) => boolean {
  const { org, can } = useShell().session;
  return (role) => can('users:write') && org.role !== '' && outranks(org.role, role);
}

function RoleOf({ person }: { person: Person }) {
  const { org } = useShell().session;
  const mayTouch = useMayTouch();
  const change = useChangeRole();
  if (org.role === '' || !mayTouch(person.role)) return roleLabel(person.role);
  return (
    <RoleSelect
      own={org.role}
      label={t('Role of {name}', { name: person.name || person.email })}
      value={change.isPending ? change.variables.role : person.role}
      loading={change.isPending}
      onChange={(role) => change.mutate({ id: person.id, role })}
    />
  );
}

function Seen({ person: { state, created_at, last_seen_at } }: { person: Person }) {
  if (state === 'invited')
    return <>{t.rich('invited <time></time>', { time: () => <RelativeTime at={created_at} /> })}</>;
  return last_seen_at ? <RelativeTime at={last_seen_at} /> : t('not yet');
}

function PersonMenu({ person }: { person: Person }) {
  const { user, org } = useShell().session;
  const mayTouch = useMayTouch();
  const remove = useRemovePerson(person);
  const ask = useDangerConfirm();
  if (!mayTouch(person.role)) return null;
  const label = person.state === 'invited' ? t('Withdraw') : person.email === user.email ? t('Leave') : t('Remove');
  const lost =
    person.state === 'invited'
      ? t('{email} can no longer accept the invitation.', { email: person.email })
      : t(
          '{name} loses access to {org_name} immediately. Codes, pages and analytics stay. To undo this, invite them again.',
          { name: person.name || person.email, org_name: org.org_name },
        );
  const run = async () => {
    if (await ask(`${label} ${person.name || person.email}?`, lost, label)) remove.mutate({ id: person.id });
  };
  const item = { key: 'remove', danger: true, label, onClick: () => void run() };
  return <RowMenu name={person.name || person.email} items={[item]} isBusy={remove.isPending} />;
}
