import { useShell } from '@swapt/shared/sdk';
import { DateText, StatusLabel } from '@swapt/shared/ui';
import { Alert } from 'antd';
import { t } from '@swapt/shared/text';

/** In place of its status: the operator of the installation stopped it. */
export const SuspendedLabel = () => <StatusLabel hue="danger" label={t('Suspended by the operator')} />;

interface Props {
  kind: 'code' | 'page';
  /** Since when, where that is known. */
  since?: string;
}

/** What happened to a code or page that the operator stopped, and what its owners can do about it. */
export function SuspendedNotice({ kind, since }: Props) {
  const { contact } = useShell().settings;
  const operator = () => (contact ? <a href={`mailto:${contact}`}>{contact}</a> : t('the operator'));
  return (
    <Alert
      type="error"
      showIcon
      message={
        kind === 'code'
          ? t('The operator of this site suspended this code because someone reported it.')
          : t('The operator of this site suspended this page because someone reported it.')
      }
      description={
        <>
          {since && <>{t.rich('The suspension started on <date></date>. ', { date: () => <DateText at={since} /> })}</>}
          {kind === 'code'
            ? t.rich(
                'People who scan it see that it is paused. Correct the problem and write to <operator></operator>, who can lift the suspension.',
                { operator },
              )
            : t.rich(
                'People who open it see that it is paused. Correct the problem and write to <operator></operator>, who can lift the suspension.',
                { operator },
              )}
        </>
      }
    />
  );
}
