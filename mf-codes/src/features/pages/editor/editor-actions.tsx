import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import MobileOutlined from '@ant-design/icons/MobileOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { useShell } from '@swapt/shared/sdk';
import { useIsNarrow } from '@swapt/shared/ui';
import { Button, Dropdown, Segmented, Space } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';

import { countChanges } from './draft/count-changes.js';
import type { Width } from './editor-frame.js';
import { useHistory } from './blocks/use-blocks.js';
import { usePublishCheck } from './publishing/use-publish-check.js';
import type { Draft } from './draft/use-draft.js';
import { usePageCodes } from '../use-page-codes.js';
import { useMoreItems } from './use-more-items.js';

interface Props {
  draft: Draft;
  width: Width;
  onWidth: (width: Width) => void;
  onReload: () => void;
  /** Makes the code lead to the page for which it was made, if there is one. */
  leadTo: ((page: Draft['page']) => void) | undefined;
}

const widths = [
  { value: 'phone' as const, icon: <MobileOutlined />, title: t('Phone width') },
  { value: 'desktop' as const, icon: <DesktopOutlined />, title: t('Computer width') },
];

/** Undo and redo, the width of the preview, publishing, and everything rarer. */
export function EditorActions({ draft, width, onWidth, onReload, leadTo }: Props) {
  const { notify } = useShell();
  const isNarrow = useIsNarrow();
  const { hasPast, hasFuture, back, forward } = useHistory();
  const items = useMoreItems(draft, onReload);
  const isFine = usePublishCheck();
  const openCodes = usePageCodes();
  const [isAsking, setIsAsking] = useState(false);
  const { page, published, document, isPublishing, publish } = draft;
  const isPublic = page.status === 'published';
  const isAsPublished = isPublic && published !== undefined && countChanges(published, document) === 0;
  const view = () => window.open(page.named_url ?? page.url, '_blank', 'noopener');

  const onPublish = async () => {
    setIsAsking(true);
    const isAgreed = await isFine(document, isPublic ? published : undefined);
    setIsAsking(false);
    if (!isAgreed || !(await publish())) return;
    if (page.held_at)
      notify.info(
        t('“{name}” is published. People can see it once the operator lifts the suspension.', { name: page.name }),
      );
    else if (isPublic || leadTo || !openCodes)
      notify.success(t('“{name}” is public.', { name: page.name }), { label: t('View'), run: view });
    else openCodes(page, t('“{name}” is public', { name: page.name }));
    leadTo?.(page);
  };

  return (
    <>
      <Space.Compact>
        <Button
          icon={<UndoOutlined />}
          aria-label={t('Undo')}
          title={t('Undo (Ctrl+Z)')}
          disabled={!hasPast}
          onClick={back}
        />
        <Button
          icon={<RedoOutlined />}
          aria-label={t('Redo')}
          title={t('Redo (Ctrl+Shift+Z)')}
          disabled={!hasFuture}
          onClick={forward}
        />
      </Space.Compact>
      {!isNarrow && <Segmented aria-label={t('Preview width')} value={width} options={widths} onChange={onWidth} />}
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button icon={<EllipsisOutlined />} aria-label={t('More')} />
      </Dropdown>
      <Button
        type="primary"
        loading={isPublishing || isAsking}
        disabled={isAsPublished}
        onClick={() => void onPublish()}
      >
        {isPublic ? t('Publish changes') : t('Publish')}
      </Button>
    </>
  );
}
