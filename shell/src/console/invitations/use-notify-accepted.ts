import type { Organization } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useNavigate } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { switchTo } from '../org/switch-org.js';

/** Says which organization the person is in now, with the way there; `onLeave` is called when they take it. */
export function useNotifyAccepted(onLeave?: () => void) {
  const { notify } = useShell();
  const navigate = useNavigate();
  return ({ org_id, org_name }: Organization) =>
    notify.success(t('You are now a member of {org_name}.', { org_name }), {
      label: t('Open'),
      run: () => {
        onLeave?.();
        void navigate('/admin', switchTo(org_id));
      },
    });
}
