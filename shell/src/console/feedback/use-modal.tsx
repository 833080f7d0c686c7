import type { Modal as ShellModal } from '@swapt/shared/sdk';
import { App, Modal } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';

/** Width of a dialog in px where its caller names none. */
const smallWidth = 480;

interface Dialog {
  id: number;
  title: string;
  content: (close: () => void) => ReactNode;
  width?: number;
}

let serial = 0;

/** The modal manager, and the element that shows its dialogs. */
export function useModal(): [ShellModal, ReactNode] {
  const { modal } = App.useApp();
  const [dialogs, setDialogs] = useState<Dialog[]>([]);
  const manager = useMemo<ShellModal>(
    () => ({
      confirm: ({ title, text, action, danger }) =>
        new Promise((resolve) => {
          modal.confirm({
            title,
            content: text,
            okText: action,
            okButtonProps: { danger },
            width: smallWidth,
            centered: true,
            autoFocusButton: danger ? 'cancel' : 'ok',
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
          });
        }),
      open: (dialog) => setDialogs((open) => [...open, { ...dialog, id: (serial += 1) }]),
    }),
    [modal],
  );
  const close = (id: number) => setDialogs((open) => open.filter((dialog) => dialog.id !== id));
  const element = dialogs.map(({ id, title, content, width }) => (
    <Modal key={id} open centered title={title} width={width ?? smallWidth} footer={null} onCancel={() => close(id)}>
      {content(() => close(id))}
    </Modal>
  ));
  return [manager, element];
}
