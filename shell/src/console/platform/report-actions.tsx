import type { Report } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { RowMenu } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
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
              ? t('The {kind} works again.', { kind: subject.kind })
              : t('We dismissed the report.'),
          ),
      },
    );
  const stop = async () => {
    const isMeant = await modal.confirm({
      title: t('Suspend this {kind}?', { kind: subject.kind }),
      text: t(
        'People who open “{name}” of {org_name} see that it is paused. The organization sees that you suspended it. Only you can lift the suspension.',
        { name: subject.name, org_name: org.org_name },
      ),
      action: t('Suspend the {kind}', { kind: subject.kind }),
      danger: true,
    });
    if (!isMeant) return;
    mutate(
      { report_id, decision: 'pause' },
      { onSuccess: () => notify.success(t('The {kind} is now suspended.', { kind: subject.kind })) },
    );
  };
  const letGo = { key: 'dismiss', label: state === 'paused' ? t('Lift suspension') : t('Dismiss'), onClick: dismiss };
  const suspend = {
    key: 'suspend',
    danger: true,
    label: t('Suspend the {kind}', { kind: subject.kind }),
    onClick: () => void stop(),
  };
  const items = [
    ...(state !== 'dismissed' ? [letGo] : []),
    ...(state !== 'paused' && subject.name !== '' ? [suspend] : []),
  ];
  return <RowMenu name={t('the report about {name}', { name: subject.name })} items={items} isBusy={isPending} />;
}
