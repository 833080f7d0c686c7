import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { Panel, SmallForm } from '@swapt/shared/ui';
import type { VisitorMode } from '@swapt/shared/values';
import { Form, Radio, Typography } from 'antd';
import { t } from '@swapt/shared/text';

interface Values {
  visitor_mode: VisitorMode;
}

const modes: readonly { mode: VisitorMode; label: string; text: string }[] = [
  {
    mode: 'none',
    label: t('Not at all'),
    text: t(
      'You see how often your codes are scanned, but not by how many people. In an A/B test, someone who scans twice may see both sides.',
    ),
  },
  {
    mode: 'daily',
    label: t('For one day, without a cookie'),
    text: t(
      'Someone who scans twice on the same day counts as one visitor. On the next day they are new again (days end at midnight UTC). Phones of the same model on one Wi-Fi count as one visitor. In an A/B test, everyone keeps their side for the day.',
    ),
  },
  {
    mode: 'cookie',
    label: t('For one year, by a cookie where they agree'),
    text: t(
      'Your pages ask visitors for it. You see when those who agree come back, and which scans belong to a form they sent. Everyone else is recognized for one day, as above. A code that leads straight to another website cannot ask.',
    ),
  },
];

/** How visitors are recognized, and what is lost by it. */
export function VisitorsPanel() {
  const { session, notify } = useShell();
  const { org_id, visitor_mode } = session.org;
  const update = useApiMutation('org.update', { shownByForm: true });
  if (!session.can('org:write')) return null;
  const save = async (data: Values) => {
    await update.mutateAsync({ data });
    notify.success(t('The choice was saved. It applies to every scan from now on.'));
  };
  return (
    <Panel
      title={t('Visitors')}
      lead={t(
        'Choose whether you recognize a visitor who comes back. Your privacy notice and your analytics say what you chose.',
      )}
    >
      <SmallForm<Values>
        key={org_id}
        initialValues={{ visitor_mode }}
        fields={['visitor_mode']}
        save={save}
        submitLabel={t('Save visitors')}
      >
        <Form.Item name="visitor_mode" label={t('How visitors are recognized')}>
          <Radio.Group className="visitor-modes" style={{ display: 'grid', gap: space.sm }}>
            {modes.map(({ mode, label, text }) => (
              <Radio key={mode} value={mode}>
                {label}
                <Typography.Text type="secondary" style={{ display: 'block' }}>
                  {text}
                </Typography.Text>
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
      </SmallForm>
    </Panel>
  );
}
