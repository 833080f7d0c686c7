import type { Modal as ShellModal } from '@swapt/shared/sdk';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { create } from 'zustand';

/** Width of a dialog in px where its caller names none. */
const smallWidth = 480;

interface Dialog {
  id: number;
  title: string;
  content: (close: () => void) => ReactNode;
  width?: number;
}

let serial = 0;
const useDialogs = create<{ open: readonly Dialog[] }>()(() => ({ open: [] }));

/** The modal manager. */
export const modal: ShellModal = {
  confirm: ({ title, text, action, danger }) =>
    new Promise((resolve) => {
      Modal.confirm({
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
  open: (dialog) => useDialogs.setState(({ open }) => ({ open: [...open, { ...dialog, id: (serial += 1) }] })),
};

function close(id: number) {
  useDialogs.setState(({ open }) => ({ open: open.filter((dialog) => dialog.id !== id) }));
}

/** The dialogs that are open; stands once, inside of every provider that their content needs. */
export function Dialogs() {
  const { open } = useDialogs();
  return open.map(({ id, title, content, width = smallWidth }) => (
    <Modal key={id} open centered title={title} width={width} footer={null} onCancel={() => close(id)}>
      {content(() => close(id))}
    </Modal>
  ));
}
