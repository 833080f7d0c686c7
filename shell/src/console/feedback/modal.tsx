import {
  DialogProvider,
  ShellProvider,
  useShell,
  type Closing,
  type Modal as ShellModal,
  type Shell,
} from '@swapt/shared/sdk';
import { Modal } from 'antd';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { create } from 'zustand';
import { RemoteBoundary } from '../loader/remote-boundary.js';

/** Width of a dialog in px where its caller names none. */
const smallWidth = 480;

/** On whose behalf a dialog is open: their shell is its content's shell, they hear when it throws, and it goes when they do. */
interface Owner {
  owner: string;
  provide: () => Partial<Shell>;
  onCrash: (error: unknown) => void;
}

interface Dialog extends Owner {
  id: number;
  title: string;
  content: (close: () => void) => ReactNode;
  width?: number;
  /** What had the focus before. */
  opener: Element | null;
}

let serial = 0;
const useDialogs = create<{ open: readonly Dialog[] }>()(() => ({ open: [] }));
const questions = new Map<() => void, string>();

/** The modal manager of one owner. */
export function modalOf(owner: Owner): ShellModal {
  return {
    confirm: ({ title, text, action, danger }) =>
      new Promise((resolve) => {
        const answer = (isAgreed: boolean) => {
          questions.delete(close);
          resolve(isAgreed);
        };
        const close = () => {
          destroy();
          answer(false);
        };
        const { destroy } = Modal.confirm({
          title,
          content: text,
          okText: action,
          okButtonProps: { danger },
          width: smallWidth,
          centered: true,
          autoFocusButton: danger ? 'cancel' : 'ok',
          onOk: () => answer(true),
          onCancel: () => answer(false),
        });
        questions.set(close, owner.owner);
      }),
    open: (dialog) =>
      useDialogs.setState(({ open }) => ({
        open: [...open, { ...dialog, ...owner, id: (serial += 1), opener: document.activeElement }],
      })),
  };
}

/** The shell's own dialogs. */
export const modal = modalOf({ owner: 'shell', provide: () => ({}), onCrash: () => undefined });

/** Closes what an owner left open; its questions are answered with no. */
export function closeDialogs(owner: string): void {
  useDialogs.setState(({ open }) => ({ open: open.filter((dialog) => dialog.owner !== owner) }));
  for (const [close, asker] of [...questions]) if (asker === owner) close();
}

function close(id: number) {
  useDialogs.setState(({ open }) => ({ open: open.filter((dialog) => dialog.id !== id) }));
}

/** The dialogs that are open; stands once, inside of every provider that their content needs. */
export function Dialogs() {
  const { open } = useDialogs();
  return open.map((dialog) => <DialogWindow key={dialog.id} {...dialog} />);
}

function DialogWindow({ id, title, content, width = smallWidth, provide, onCrash, opener }: Dialog) {
  const shell = useShell();
  const closing = useRef<Closing>(undefined);
  const around = useMemo(
    () => ({
      title,
      setClosing: (next: Closing | undefined) => {
        closing.current = next;
      },
    }),
    [title],
  );
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => () => giveBackFocus(opener), [opener]);
  useEffect(() => keepFocusInside(inside.current), []);
  const leave = async () => {
    const { question, onLeave } = closing.current ?? {};
    const asked = question?.();
    if (asked && !(await modal.confirm(asked))) return;
    if (asked) onLeave?.();
    close(id);
  };
  return (
    <Modal
      open
      centered
      title={title}
      width={width}
      footer={null}
      // A long title ends before the cross that closes it.
      styles={{ header: { paddingInlineEnd: 32 } }}
      onCancel={() => void leave()}
      afterOpenChange={() => focusFirstField(inside.current)}
    >
      <div ref={inside} tabIndex={-1} style={{ outline: 'none' }}>
        <RemoteBoundary resetKey={String(id)} onFailure={onCrash}>
          <ShellProvider value={{ ...shell, ...provide() }}>
            <DialogProvider value={around}>
              <DialogContent render={() => content(() => close(id))} />
            </DialogProvider>
          </ShellProvider>
        </RemoteBoundary>
      </div>
    </Modal>
  );
}

/** One who opened a form wants to type; a content that has chosen a place itself keeps it. */
function focusFirstField(inside: HTMLElement | null) {
  if (!inside || inside.contains(document.activeElement)) return;
  inside.querySelector<HTMLElement>('input:not(:disabled, [type=hidden]), textarea:not(:disabled)')?.focus();
}

/**
 * The button of a step is gone with the step: whoever pressed it goes on in the next one, and Escape still speaks to the dialog. What somebody left
 * themselves is still there, and the focus with them.
 */
function keepFocusInside(inside: HTMLElement | null) {
  if (!inside) return;
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => (last = target);
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !(last instanceof Element) || last.isConnected) return;
    focusFirstField(inside);
    if (document.activeElement === document.body) inside.focus({ preventScroll: true });
  });
  inside.addEventListener('focusin', remember);
  observer.observe(inside, { childList: true, subtree: true });
  return () => {
    inside.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** To where the person was; to the screen's content where that is gone, as the line of what was deleted is. */
function giveBackFocus(opener: Element | null) {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
}

/** An element of its own, so that a content that throws does so inside of the boundary. */
const DialogContent = ({ render }: { render: () => ReactNode }) => render();
