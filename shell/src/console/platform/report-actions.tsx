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
              : 'We dismissed the report.',
          ),
      },
    );
  const stop = async () => {
    const isMeant = await modal.confirm({
      title: `Suspend this ${subject.kind}?`,
      text: `People who open “${subject.name}” of ${org.org_name} see that it is paused. The organization sees that you suspended it. Only you can lift the suspension.`,
      action: `Suspend the ${subject.kind}`,
      danger: true,
    });
    if (!isMeant) return;
    mutate(
      { report_id, decision: 'pause' },
      { onSuccess: () => notify.success(`The ${subject.kind} is now suspended.`) },
    );
  };
  const about = `the report about ${subject.name}`;
  return (
    <Flex gap={8} wrap justify="end">
      {state !== 'dismissed' && (
        <Button
          size="small"
          disabled={isPending}
          aria-label={state === 'paused' ? `Lift the suspension of ${subject.name}` : `Dismiss ${about}`}
          onClick={dismiss}
        >
          {state === 'paused' ? 'Lift suspension' : 'Dismiss'}
        </Button>
      )}
      {state !== 'paused' && subject.name !== '' && (
        <Button
          size="small"
          danger
          disabled={isPending}
          aria-label={`Suspend ${subject.name}`}
          onClick={() => void stop()}
        >
          Suspend the {subject.kind}
        </Button>
      )}
    </Flex>
  );
}
