import type { Report } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Button, Flex } from 'antd';
import { useDecideReport } from './platform.queries.js';

/** Dismisses a report, stops what it is about, or lets that go again. */
export function ReportActions({ report: { report_id, state, subject, org } }: { report: Report }) {
  const { modal, notify } = useShell();
  const { mutate, isPending } = useDecideReport();
  const dismiss = () =>
    mutate(
      { report_id, decision: 'dismiss' },
      {
        onSuccess: ({ data }) =>
          notify.success(
            state === 'paused' && !data.subject.is_held
              ? `The ${subject.kind} works again.`
              : 'The report is dismissed.',
          ),
      },
    );
  const stop = async () => {
    const isMeant = await modal.confirm({
      title: `Stop this ${subject.kind}?`,
      text: `Whoever opens “${subject.name}” of ${org.org_name} is told that it is paused. The organization sees that you stopped it, and cannot start it again; you can.`,
      action: `Stop the ${subject.kind}`,
      danger: true,
    });
    if (!isMeant) return;
    mutate({ report_id, decision: 'pause' }, { onSuccess: () => notify.success(`The ${subject.kind} is stopped.`) });
  };
  const about = `the report about ${subject.name}`;
  return (
    <Flex gap={8} wrap justify="end">
      {state !== 'dismissed' && (
        <Button
          size="small"
          disabled={isPending}
          aria-label={state === 'paused' ? `Let ${subject.name} go again` : `Dismiss ${about}`}
          onClick={dismiss}
        >
          {state === 'paused' ? 'Let it go again' : 'Dismiss'}
        </Button>
      )}
      {state !== 'paused' && subject.name !== '' && (
        <Button
          size="small"
          danger
          disabled={isPending}
          aria-label={`Stop ${subject.name}`}
          onClick={() => void stop()}
        >
          Stop the {subject.kind}
        </Button>
      )}
    </Flex>
  );
}
