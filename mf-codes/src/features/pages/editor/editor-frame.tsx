import { Puck } from '@puckeditor/core';
import { useShell } from '@swapt/shared/sdk';
import { radius, space } from '@swapt/shared/tokens';
import { Page, Panel, useIsNarrow, type Crumb } from '@swapt/shared/ui';
import { Alert, Form, Segmented, theme, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { t } from '@swapt/shared/text';
import { SuspendedNotice } from '../../../parts/suspended-notice.js';
import { paths } from '../paths.js';
import { useLeadCode } from '../use-lead-code.js';
import { AddPanel } from './blocks/add-panel.js';
import { BlockList } from './blocks/block-list.js';
import { BlockPanel } from './blocks/block-panel.js';
import { EditorActions } from './editor-actions.js';
import { Problems } from './problems.js';
import { SaveStatus } from './draft/save-status.js';
import { SettingsPanel } from './settings-panel.js';
import { useBlocks } from './blocks/use-blocks.js';
import type { Draft } from './draft/use-draft.js';

const crumbs: Crumb[] = [{ label: t('Pages'), to: paths.list }];
const sides = [t('Edit'), t('Preview')] as const;
const panels = [t('Blocks'), t('Add'), t('Settings')] as const;
export type Width = 'phone' | 'desktop';

/** The editor around the page: on a narrow screen either the panel or the page. */
export function EditorFrame({ draft, onReload }: { draft: Draft; onReload: () => void }) {
  const { token } = theme.useToken();
  const isNarrow = useIsNarrow();
  const { blocks, selected, select } = useBlocks();
  useInSight(selected === undefined ? undefined : blocks[selected]?.props.id);
  const [side, setSide] = useState<(typeof sides)[number]>(t('Edit'));
  const [width, setWidth] = useState<Width>('desktop');
  const { code, leadTo } = useLeadCode();
  // A selected block is outlined, and its own colours stay what they are.
  const marks: Record<`--puck-${string}`, string> = {
    '--puck-slot-component-color-overlay': 'transparent',
    '--puck-slot-component-color-overlay-border': token.colorPrimary,
    '--puck-slot-component-color-border-selected': token.colorPrimary,
  };
  useSaveKey(() => void draft.save());

  // Whoever touches a block of the page wants to change it.
  const shown = selected === undefined ? side : t('Edit');

  return (
    <Page
      title={draft.page.name}
      breadcrumbs={crumbs}
      lead={<SaveStatus draft={draft} />}
      actions={
        <EditorActions draft={draft} width={width} onWidth={setWidth} onReload={onReload} leadTo={code && leadTo} />
      }
    >
      {draft.page.held_at && <SuspendedNotice kind="page" since={draft.page.held_at} />}
      <Problems draft={draft} onReload={onReload} />
      {code && (
        <Alert
          type="info"
          showIcon
          message={t('Once you publish this page, “{name}” leads to it.', { name: code.name })}
        />
      )}
      {isNarrow && (
        <Segmented
          block
          aria-label={t('View')}
          value={shown}
          options={[...sides]}
          onChange={(next) => {
            setSide(next);
            if (next === 'Preview') select(undefined);
          }}
        />
      )}
      <div className="page-editor">
        <div className="page-editor-panel" hidden={isNarrow && shown !== 'Edit'}>
          <EditPanel draft={draft} />
        </div>
        <div className="page-editor-canvas" hidden={isNarrow && shown !== 'Preview'}>
          <div
            className="page-editor-page"
            data-width={isNarrow ? 'phone' : width}
            role="region"
            aria-label={t('The page')}
            style={{ border: `1px solid ${token.colorBorderSecondary}`, borderRadius: radius, ...marks }}
          >
            {blocks.length === 0 && (
              <Typography.Paragraph type="secondary" style={{ margin: space.md, textAlign: 'center' }}>
                {t('The page is empty. Blocks that you add appear here.')}
              </Typography.Paragraph>
            )}
            <Puck.Preview />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** The selected block, else everything that is on the page, what could be on it, and its settings. */
function EditPanel({ draft }: { draft: Draft }) {
  const { blocks, selected } = useBlocks();
  const [panel, setPanel] = useState<(typeof panels)[number]>(blocks.length === 0 ? t('Add') : t('Blocks'));
  const block = selected === undefined ? undefined : blocks[selected];
  return (
    <Panel>
      <Form component={false} layout="vertical">
        {block && selected !== undefined ? (
          <BlockPanel block={block} index={selected} errors={draft.errors} />
        ) : (
          <>
            <Segmented
              block
              aria-label={t('Panel')}
              value={panel}
              options={[...panels]}
              onChange={setPanel}
              style={{ marginBottom: space.md }}
            />
            {panel === 'Blocks' && <BlockList errors={draft.errors} onAdd={() => setPanel(t('Add'))} />}
            {panel === 'Add' && <AddPanel onAdded={() => setPanel(t('Blocks'))} />}
            {panel === 'Settings' && <SettingsPanel errors={draft.errors} />}
          </>
        )}
      </Form>
    </Panel>
  );
}

/** A block that was selected in the panel is scrolled to on the page. */
function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    document.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

/** Ctrl+S saves, as everywhere else. */
function useSaveKey(save: () => void): void {
  const { signal } = useShell();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKey, { signal });
    return () => window.removeEventListener('keydown', onKey);
  }, [signal, save]);
}
