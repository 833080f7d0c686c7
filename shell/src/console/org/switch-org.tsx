import { Spin } from 'antd';
import { useEffect } from 'react';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { notify } from '../feedback/notify.js';
import { setOrg } from './org-store.js';
import { useOrgs } from './use-orgs.js';

const arrivedKey = 'organization-arrived';

/** Told to `/admin`, so that a form with unsaved changes is asked about before anything happens. */
export const switchTo = (orgId: string) => ({ state: { switchTo: orgId } });

export function switchOf(state: unknown): string | undefined {
  const isAsked = typeof state === 'object' && state !== null && 'switchTo' in state;
  return isAsked && typeof state.switchTo === 'string' ? state.switchTo : undefined;
}

/** Makes another organization the one in use and starts the page anew, as it may be given other releases. */
export function SwitchOrg({ orgId }: { orgId: string }) {
  const { orgs } = useOrgs();
  const { openPage } = useConsole();
  useEffect(() => {
    const org = orgs?.find(({ org_id }) => org_id === orgId);
    if (org) {
      setOrg(org);
      sessionStorage.setItem(arrivedKey, org.org_name);
    }
    openPage('/admin');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the page goes
  }, []);
  return <Spin fullscreen />;
}

/** Says once, in the new page, where the person is now. */
export function useArrival(): void {
  useEffect(() => {
    const name = sessionStorage.getItem(arrivedKey);
    sessionStorage.removeItem(arrivedKey);
    if (name) notify.success(t('You switched to {name}.', { name }));
  }, []);
}
