import { useShell } from '@swapt/shared/sdk';
import { DateText, StatusLabel } from '@swapt/shared/ui';
import { Alert } from 'antd';

const words = { code: 'scans', page: 'opens' } as const;

/** In place of its status: the operator of the installation stopped it. */
export const HeldLabel = () => <StatusLabel hue="danger" label="Stopped by the operator" />;

interface Props {
  kind: keyof typeof words;
  /** Since when, where that is known. */
  since?: string;
}

/** What happened to a code or page that the operator stopped, and what its owners can do about it. */
export function HeldNotice({ kind, since }: Props) {
  const { contact } = useShell().settings;
  return (
    <Alert
      type="error"
      showIcon
      message={`The people who run this installation have stopped this ${kind}, because it was reported.`}
      description={
        <>
          {since && (
            <>
              Since <DateText at={since} />, whoever {words[kind]} it is told that it is paused.
            </>
          )}
          {!since && `Whoever ${words[kind]} it is told that it is paused.`} Set right what is wrong and write to{' '}
          {contact ? <a href={`mailto:${contact}`}>{contact}</a> : 'them'}: they can let it go again.
        </>
      }
    />
  );
}
