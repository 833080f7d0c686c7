import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Flex, Switch, Typography } from 'antd';
import { useShowItem, type BriefItem } from '../inventory.queries.js';

/** Whether the store shows a product, as a switch for those who may change it. */
export function ShownSwitch({ item }: { item: BriefItem }) {
  const mayWrite = useShell().session.can('store:write');
  const showing = useShowItem();
  const isShown = showing.isPending ? showing.variables.is_shown === true : item.is_shown;
  const words = isShown ? t('Shown') : t('Hidden');
  if (!mayWrite) return <Typography.Text type="secondary">{words}</Typography.Text>;
  return (
    // The words are pressed, too.
    <label style={{ display: 'inline-block', cursor: 'pointer' }}>
      <Flex gap={space.sm} align="center" style={{ minHeight: 32 }}>
        <Switch
          size="small"
          aria-label={t('Show {name} in this store', { name: item.name })}
          checked={isShown}
          loading={showing.isPending}
          onChange={(is_shown) => showing.mutate({ item_id: item.item_id, is_shown })}
        />
        {words}
      </Flex>
    </label>
  );
}
