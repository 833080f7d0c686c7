import type { AddOn } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Flex, Switch, Typography } from 'antd';
import { useSwitchAddOn } from '../../entities/addons/addons.queries.js';

/** Whether shoppers are offered an add-on, as a switch for those who may change it. */
export function AddOnSwitch({ addOn }: { addOn: AddOn }) {
  const mayWrite = useShell().session.can('store:write');
  const switching = useSwitchAddOn();
  const isOn = (switching.isPending ? switching.variables.status : addOn.status) === 'on';
  const words = isOn ? t('Switched on') : t('Switched off');
  if (!mayWrite) return <Typography.Text type="secondary">{words}</Typography.Text>;
  return (
    // The words are pressed, too.
    <label style={{ display: 'inline-block', cursor: 'pointer' }}>
      <Flex gap={space.sm} align="center" style={{ minHeight: 32, whiteSpace: 'nowrap' }}>
        <Switch
          size="small"
          aria-label={t('Offer {name} to shoppers', addOn)}
          checked={isOn}
          loading={switching.isPending}
          onChange={(on) => switching.mutate({ add_on: addOn.add_on_id, status: on ? 'on' : 'off' })}
        />
        {words}
      </Flex>
    </label>
  );
}
