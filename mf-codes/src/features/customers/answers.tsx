import type { Submission } from '@swapt/shared/contract';
import { Descriptions, Typography } from 'antd';
import { t } from '@swapt/shared/text';

/** All answers of a form, with what was asked. */
export function Answers({ submission: { answers, consent, source } }: { submission: Submission }) {
  if (source === 'elsewhere') {
    return (
      <Typography.Text type="secondary">
        {t('We counted this form. The answers were sent to another service.')}
      </Typography.Text>
    );
  }
  const items = [
    ...answers.map(({ name, label, value }) => ({ key: name, label, value })),
    ...(consent ? [{ key: ' consent', label: t('Agreed to'), value: consent }] : []),
  ];
  return (
    <Descriptions
      column={1}
      colon={false}
      size="small"
      styles={{ label: { width: 120 } }}
      items={items.map(({ key, label, value }) => ({
        key,
        label,
        children: <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</span>,
      }))}
    />
  );
}
