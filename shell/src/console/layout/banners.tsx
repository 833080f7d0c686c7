import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { formatDateTime, useIsOnline } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';
import { t } from '@swapt/shared/text';
import { JobsBanner } from '../jobs/jobs-banner.js';
import { InvitationBanner } from '../invitations/invitation-banner.js';

/** Quiet notices above every screen. */
export function Banners({ isStale, isOutdated }: { isStale: boolean; isOutdated: boolean }) {
  const isOnline = useIsOnline();
  return (
    <>
      {!isOnline && (
        <Alert
          banner
          type="warning"
          role="status"
          message={t(
            'You are offline. What you see may be out of date. Keep this page open: forms that you save are sent once you are back online.',
          )}
        />
      )}
      {isStale && (
        <Alert
          banner
          type="warning"
          role="status"
          message={t(
            'Some sections may be missing or out of date because we could not load the list of sections. We try again every minute.',
          )}
        />
      )}
      {isOutdated && (
        <Alert
          banner
          type="info"
          role="status"
          message={t('A new version of a section that you use is ready.')}
          action={
            <Button size="small" onClick={() => location.reload()}>
              {t('Reload')}
            </Button>
          }
        />
      )}
      <DeletionBanner />
      <JobsBanner />
      <InvitationBanner />
    </>
  );
}

/** The organization goes in some days; until then it can be kept. */
function DeletionBanner() {
  const { session, notify } = useShell();
  const { org, can } = session;
  const keep = useApiMutation('org.delete', {
    onSuccess: () => notify.success(t('{org_name} will not be deleted.', { org_name: org.org_name })),
  });
  if (!org.delete_after) return null;
  return (
    <Alert
      banner
      type="error"
      role="status"
      message={t('{org_name} and everything in it will be deleted on {delete_after}.', {
        org_name: org.org_name,
        delete_after: formatDateTime(org.delete_after),
      })}
      action={
        can('org:delete') && (
          <Button size="small" loading={keep.isPending} onClick={() => keep.mutate({ undo: true })}>
            {t('Keep it')}
          </Button>
        )
      }
    />
  );
}
