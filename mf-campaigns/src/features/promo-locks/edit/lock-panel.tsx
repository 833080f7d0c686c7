import type { PromoLock } from '@swapt/shared/contract';
import { Link, useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { CopyButton, formatNumber, Panel } from '@swapt/shared/ui';
import { promoLockTransitions, type PromoLockState } from '@swapt/shared/values';
import { Button, Flex } from 'antd';
import { lockPaths, promoPage } from '../paths.js';
import { useLockMoves } from '../use-lock-moves.js';

/** What a promo lock opens, how often it was used, and its start and end. */
export function LockPanel({ lock }: { lock: PromoLock }) {
  const { can } = useShell().session;
  const navigate = useNavigate();
  const { activate, pause, end, remove, isBusy } = useLockMoves();
  const { state, promo_code: code, used, limit_total: limit } = lock;
  const next: readonly PromoLockState[] = promoLockTransitions[state];
  const leave = async () => {
    if (await remove(lock)) void navigate(lockPaths.locks);
  };
  return (
    <Flex vertical gap={space.md}>
      <Panel title={t('Status')}>
        <Flex vertical gap={space.sm}>
          <Flex align="center" gap={space.sm} wrap>
            <strong style={{ overflowWrap: 'anywhere' }}>{code}</strong>
            <CopyButton text={code} label={t('Copy the promo code')} />
          </Flex>
          <span>
            {limit === null
              ? t('Used {used} times', { used: formatNumber(used) })
              : t('Used {used} of {limit} times', { used: formatNumber(used), limit: formatNumber(limit) })}
          </span>
          <Link to={lockPaths.usage(lock.lock_id)}>{t('See who opened it, and where')}</Link>
          {can('campaigns:write') && (
            <Flex wrap gap={space.sm}>
              {next.includes('active') && (
                <Button type="primary" loading={isBusy} onClick={() => void activate(lock)}>
                  {t('Activate')}
                </Button>
              )}
              {next.includes('paused') && <Button onClick={() => void pause(lock)}>{t('Pause')}</Button>}
              {next.includes('ended') && (
                <Button danger onClick={() => void end(lock)}>
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
      <Opens lock={lock} />
      <PromoPages lock={lock} />
    </Flex>
  );
}

const Opens = ({ lock: { discounts } }: { lock: PromoLock }) => (
  <Panel title={t('What it opens')}>
    {discounts.length === 0 && (
      <p style={{ marginTop: 0 }}>{t('No discount yet. Create one, and choose this promo lock there.')}</p>
    )}
    <Flex vertical gap={space.sm}>
      {discounts.map(({ discount_id, name, state }) => (
        <span key={discount_id}>
          <Link to={`/admin/discount/edit/${discount_id}`}>{name}</Link>
          {state !== 'active' && ` – ${state === 'draft' ? t('still a draft') : t('not active')}`}
        </span>
      ))}
      <Link to="/admin/discount/create">{t('New discount')}</Link>
    </Flex>
  </Panel>
);

/** For who scans a code: the page on which they type the promo code. */
function PromoPages({ lock: { codes } }: { lock: PromoLock }) {
  if (codes.length === 0) return null;
  return (
    <Panel
      title={t('Pages of its codes')}
      lead={t('Let each code lead to its page. There shoppers type the promo code.')}
    >
      <Flex vertical gap={space.sm}>
        {codes.map(({ code_id, name, slug }) => (
          <Flex key={code_id} align="center" justify="space-between" gap={space.sm}>
            <a href={promoPage(slug)} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </a>
            <CopyButton text={promoPage(slug)} label={t('Copy the address of {name}', { name })} iconOnly type="text" />
          </Flex>
        ))}
      </Flex>
    </Panel>
  );
}
