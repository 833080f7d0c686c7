import type { Discount } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { CopyButton, formatNumber, Panel } from '@swapt/shared/ui';
import { discountTransitions, type DiscountState } from '@swapt/shared/values';
import { Button, Flex } from 'antd';
import { givesText } from '../discount-words.js';
import { discountPaths } from '../paths.js';
import { useDiscountMoves } from '../use-discount-moves.js';

/** What it gives, how often it was used, and its start and end. */
export function StatePanel({ discount }: { discount: Discount }) {
  const { can } = useShell().session;
  const navigate = useNavigate();
  const { activate, pause, end, remove, isBusy } = useDiscountMoves();
  const { state, lock, used, reserved, limit_total: limit } = discount;
  const code = discount.code ?? lock?.promo_code ?? null;
  const next: readonly DiscountState[] = discountTransitions[state];
  const uses =
    limit === null
      ? t('Used {used} times', { used: formatNumber(used) })
      : t('Used {used} of {limit} times', { used: formatNumber(used), limit: formatNumber(limit) });
  const leave = async () => {
    if (await remove(discount)) void navigate(discountPaths.discounts);
  };
  return (
    <Panel title={givesText(discount)}>
      <Flex vertical gap={space.sm}>
        {code !== null && (
          <Flex align="center" gap={space.sm} wrap>
            <strong style={{ overflowWrap: 'anywhere' }}>{code}</strong>
            <CopyButton text={code} label={t('Copy the code')} />
          </Flex>
        )}
        {lock && <span>{t('Where and when the promo lock “{name}” opens', { name: lock.name })}</span>}
        <span>{uses}</span>
        {reserved > 0 && (
          <span>{t('Kept for {reserved} orders that are not paid yet', { reserved: formatNumber(reserved) })}</span>
        )}
        {can('store:write') && (
          <Flex wrap gap={space.sm}>
            {next.includes('active') && (
              <Button type="primary" loading={isBusy} onClick={() => void activate(discount)}>
                {t('Activate')}
              </Button>
            )}
            {next.includes('paused') && <Button onClick={() => void pause(discount)}>{t('Pause')}</Button>}
            {next.includes('ended') && (
              <Button danger onClick={() => void end(discount)}>
                {t('End')}
              </Button>
            )}
            {state === 'draft' && (
              <Button danger onClick={() => void leave()}>
                {t('Delete')}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </Panel>
  );
}
