import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { ActionBar } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { useBlocks } from './use-blocks.js';

/** What stands at a selected block of the page: moving it beside what Puck offers. */
export function SelectedBar({ label, children }: { label?: string; children: ReactNode }) {
  const { selected, blocks, move } = useBlocks();
  return (
    <ActionBar label={label}>
      {selected !== undefined && (
        <ActionBar.Group>
          <ActionBar.Action label={t('Move up')} disabled={selected === 0} onClick={() => move(selected, selected - 1)}>
            <ArrowUpOutlined />
          </ActionBar.Action>
          <ActionBar.Action
            label={t('Move down')}
            disabled={selected >= blocks.length - 1}
            onClick={() => move(selected, selected + 1)}
          >
            <ArrowDownOutlined />
          </ActionBar.Action>
        </ActionBar.Group>
      )}
      <ActionBar.Group>{children}</ActionBar.Group>
    </ActionBar>
  );
}
