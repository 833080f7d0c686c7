import type { Code, CodeRule } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { formatNumber, useDangerConfirm } from '@swapt/shared/ui';
import { Button, Flex, Progress, Typography } from 'antd';
import { t } from '@swapt/shared/text';

import { withoutScheme } from '../../parts/short-address.js';
import { isAway } from '../../entities/codes/away-notice.js';
import { useKeepWinner, useVariantScans } from './code-rules.queries.js';

interface Props {
  code: Code;
  variants: NonNullable<CodeRule['variants']>;
}

/** How many people each variant got so far, and the button that ends the test. */
export function VariantResults({ code, variants }: Props) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const scans = useVariantScans(code.code_id).data;
  const keep = useKeepWinner();
  const most = Math.max(1, ...variants.map(({ name }) => scans?.get(name) ?? 0));

  const keepOne = async (name: string) => {
    const others = variants.length === 2 ? t('the other variant') : t('the other variants');
    const text = t(
      'Everybody will go to “{name}” from now on. The split test ends and we stop using {others}. We keep the scans counted so far.',
      { name, others },
    );
    if (!(await confirm(t('Keep “{name}”?', { name }), text, t('Keep “{name}”', { name })))) return;
    keep.mutate(
      { code_id: code.code_id, variant: name },
      { onSuccess: () => notify.success(t('Everybody now goes to “{name}”.', { name })) },
    );
  };

  return (
    <ul
      aria-label={t('Variants')}
      style={{ margin: `${space.xs}px 0 0`, padding: 0, listStyle: 'none', display: 'grid', gap: space.sm }}
    >
      {variants.map(({ name, weight, target }) => (
        <li key={name}>
          <Flex wrap gap={space.sm} align="center" justify="space-between">
            <div style={{ flex: '1 1 180px', minWidth: 0 }}>
              {name} <Typography.Text type="secondary">{`${weight} % → ${withoutScheme(target)}`}</Typography.Text>
              {scans && (
                <Progress
                  aria-label={t('Scans of {name}', { name })}
                  percent={((scans.get(name) ?? 0) / most) * 100}
                  format={() => formatNumber(scans.get(name) ?? 0)}
                  size="small"
                  status="normal"
                />
              )}
            </div>
            {session.can('codes:write') && !isAway(code) && (
              <Button size="small" disabled={keep.isPending} onClick={() => void keepOne(name)}>
                {t('Keep “{name}”', { name })}
              </Button>
            )}
          </Flex>
        </li>
      ))}
    </ul>
  );
}
