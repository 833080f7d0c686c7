import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Panel } from '@swapt/shared/ui';
import { Typography } from 'antd';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { paths } from './paths.js';

/** The way from a code to the one-time codes under it, for those who may see them. */
export function OneTimePanel({ code }: { code: Pick<Code, 'code_id'> }) {
  const { session } = useShell();
  if (!session.can('codes:write')) return null;
  return (
    <Panel title={t('One-time codes')} extra={<Link to={paths.batches(code.code_id)}>{t('Create and view')}</Link>}>
      <Typography.Text type="secondary">
        {t('Vouchers or tickets that work once each. After use, they lead where this code leads.')}
      </Typography.Text>
    </Panel>
  );
}
