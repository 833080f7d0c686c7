import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import type { Store } from '@swapt/shared/contract';
import { Link, useNavigate } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { storeSteps } from '@swapt/shared/values';
import { Button, Flex, theme } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { stepWords } from '../../../entities/stores/step-words.js';
import { useStoreMoves } from '../../../entities/stores/use-store-moves.js';

/** Where the setting up of a draft stands. */
export function SetUpPanel({ store }: { store: Store }) {
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const { remove } = useStoreMoves();
  const { store_id, steps_done } = store;
  const leave = async () => {
    if (await remove(store)) void navigate(storePaths.stores);
  };
  return (
    <Panel
      title={t('Setting up')}
      lead={t('{done} of {all} steps are done. Shoppers do not see the store until you open it.', {
        done: steps_done.length,
        all: storeSteps.length,
      })}
    >
      <ol style={{ listStyle: 'none', margin: `0 0 ${space.md}px`, padding: 0 }}>
        {storeSteps.map((step, at) => {
          const isDone = steps_done.includes(step);
          return (
            <li key={step}>
              <Link to={`${storePaths.setUp(store_id)}?step=${step}`} style={{ lineHeight: '44px' }}>
                <Flex component="span" gap={space.sm} align="center">
                  <span aria-hidden style={{ width: 20, textAlign: 'center', color: token.colorTextSecondary }}>
                    {isDone ? <CheckCircleFilled style={{ color: token.colorSuccess }} /> : at + 1}
                  </span>
                  {stepWords[step]}
                  <span style={{ color: token.colorTextSecondary }}>{isDone ? t('Done') : t('Not done yet')}</span>
                </Flex>
              </Link>
            </li>
          );
        })}
      </ol>
      <Flex wrap gap={space.sm}>
        <Button type="primary" onClick={() => void navigate(storePaths.setUp(store_id))}>
          {t('Go on with setting up')}
        </Button>
        <Button danger onClick={() => void leave()}>
          {t('Delete store')}
        </Button>
      </Flex>
    </Panel>
  );
}
