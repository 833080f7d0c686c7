import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepTheme, type ThemeChoice } from '@swapt/shared/theme';
import { DateText, Page, Panel } from '@swapt/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { DeleteAccountPanel } from '../profile/delete-account-panel.js';
import { DeleteOrgPanel } from '../profile/delete-org-panel.js';
import { OrgPanel } from '../profile/org-panel.js';
import { RoomPanel } from '../profile/room-panel.js';
import { roleLabel } from '../people/role-text.js';
import { useTheme } from '../theme/theme-store.js';
import { TermsText } from './terms-text.js';

export function ProfileScreen() {
  return (
    <Page title="Profile" lead="You, your organization and the appearance of the console.">
      <title>Profile · Swapt</title>
      <div className="columns">
        <div className="column">
          <YouPanel />
          <OrgPanel />
        </div>
        <div className="column">
          <AppearancePanel />
          <RoomPanel />
          <TermsPanel />
          <DeleteOrgPanel />
          <DeleteAccountPanel />
        </div>
      </div>
    </Page>
  );
}

function YouPanel() {
  const { user, org } = useShell().session;
  return (
    <Panel title="You" lead="Your name and e-mail address come from your sign-in.">
      <dl className="facts">
        <dt>Name</dt>
        <dd>{user.name}</dd>
        <dt>E-mail</dt>
        <dd>{user.email}</dd>
        <dt>Role</dt>
        <dd>{org.role === '' ? '' : roleLabel(org.role)}</dd>
      </dl>
    </Panel>
  );
}

function AppearancePanel() {
  const choice = useTheme((state) => state.choice);
  return (
    <Panel title="Appearance" lead="For this browser, on our start page and the sign-in, too.">
      <Segmented<ThemeChoice>
        aria-label="Theme"
        value={choice}
        onChange={keepTheme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'Same as device' },
        ]}
      />
    </Panel>
  );
}

function TermsPanel() {
  const { call, modal } = useShell();
  const { data } = useQuery({ ...apiQuery(call, 'terms.get', {}), staleTime: Infinity });
  const terms = data?.data;
  if (!terms) return null;
  const open = () => modal.open({ title: terms.title, width: 640, content: () => <TermsText terms={terms} /> });
  return (
    <Panel title="Terms">
      <p>
        Version {terms.version}
        {terms.accepted_at && (
          <>
            , accepted on <DateText at={terms.accepted_at} />
          </>
        )}
        .
      </p>
      <Button onClick={open}>Read the terms</Button>
    </Panel>
  );
}
