import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { bindOrg, type Call } from '../client/index.js';
import { localDrafts } from '../drafts/index.js';
import type { Organization } from '../contract/index.js';
import { DialogProvider, ShellProvider, type Modal, type NotifyAction, type Shell } from '../sdk/index.js';
import { can, type Role } from '../values/people/permissions.js';

export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: NotifyAction;
}

/** What the screen asked of the shell. */
export interface ShellRecord {
  notices: Notice[];
  questions: string[];
  reported: unknown[];
}

export interface FakeShellProps {
  call: Call;
  record: ShellRecord;
  role: Role;
  org?: Partial<Organization>;
  settings?: Partial<Shell['settings']>;
  /** The answer to every question. */
  confirms: boolean;
  children: ReactNode;
}

export const testOrg: Organization = {
  org_id: '018f0000-0000-7000-8000-000000000001',
  org_name: 'Corner Bakery',
  organization_logo: '',
  role: 'owner',
  org_stripe: '',
  twilio_number: '',
  shopper_terms: '',
  shopper_name: '',
  colour: '',
  phone: '',
  website: '',
  hours: null,
  visitor_mode: 'daily',
  privacy_contact: '',
  created_at: '2026-01-01T00:00:00.000Z',
  delete_after: null,
};

/** The shell's interface without the shell: it keeps what is asked of it, and shows dialogs in the page. */
export function FakeShell({ call, record, role, org, settings, confirms, children }: FakeShellProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const [life] = useState(() => new AbortController());
  useEffect(() => () => life.abort(), [life]);
  const shell = useMemo<Shell>(() => {
    const notice = (kind: Notice['kind']) => (text: string, action?: NotifyAction) =>
      void record.notices.push({ kind, text, action });
    const modal: Modal = {
      confirm: async ({ title }) => {
        record.questions.push(title);
        return confirms;
      },
      open: ({ title, content }) =>
        setDialog(
          <div role="dialog" aria-label={title}>
            <DialogProvider value={{ title, setClosing: () => undefined }}>
              {content(() => setDialog(null))}
            </DialogProvider>
          </div>,
        ),
    };
    const current = { ...testOrg, role, ...org };
    return {
      session: {
        user: { id: 'user-1', email: 'owner@bakery.example', name: 'Owner' },
        org: current,
        can: (permission) => can(role, permission),
      },
      call: bindOrg(call, current.org_id),
      theme: { mode: 'light' },
      spinner: { show: () => {}, hide: () => {} },
      notify: { success: notice('success'), error: notice('error'), info: notice('info') },
      modal,
      report: (error) => void record.reported.push(error),
      drafts: localDrafts('user-1', current.org_id),
      signal: life.signal,
      settings: {
        ...{ publicUrl: 'https://go.bakery.example', isLocalAddress: false, contact: '', allowPrivateTargets: false },
        mapsToken: '',
        ...settings,
      },
    };
  }, [call, record, role, org, settings, confirms, life]);

  return (
    <ShellProvider value={shell}>
      {children}
      {dialog}
    </ShellProvider>
  );
}
