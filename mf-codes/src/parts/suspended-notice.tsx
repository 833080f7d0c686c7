import { useShell } from '@swapt/shared/sdk';
import { DateText, StatusLabel } from '@swapt/shared/ui';
import { Alert } from 'antd';

const words = { code: 'scan', page: 'open' } as const;

/** In place of its status: the operator of the installation stopped it. */
export const SuspendedLabel = () => <StatusLabel hue="danger" label="Suspended by the operator" />;

interface Props {
  kind: keyof typeof words;
  /** Since when, where that is known. */
  since?: string;
}

/** What happened to a code or page that the operator stopped, and what its owners can do about it. */
export function SuspendedNotice({ kind, since }: Props) {
  const { contact } = useShell().settings;
  return (
    <Alert
      type="error"
      showIcon
      message={`The operator of this site suspended this ${kind} because someone reported it.`}
      description={
        <>
          {since && (
            <>
              The suspension started on <DateText at={since} />.{' '}
            </>
          )}
          People who {words[kind]} it see that it is paused. Correct the problem and write to{' '}
          {contact ? <a href={`mailto:${contact}`}>{contact}</a> : 'the operator'}, who can lift the suspension.
        </>
      }
    />
  );
}
