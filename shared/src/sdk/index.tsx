import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { OrgCall } from '../client/index.js';
import type { Organization } from '../contract/index.js';
import type { Permission } from '../values/people/permissions.js';

/** What the shell gives to a remote's screen. Never a token, and never the organization: `call` attaches both. @given */
export interface Shell {
  session: {
    user: { id: string; email: string; name: string };
    /** The organization in use; its six fields are empty strings until one is chosen. */
    org: Organization;
    can: (permission: Permission) => boolean;
  };
  call: OrgCall;
  theme: { mode: 'light' | 'dark' };
  /** Counted per key: it stays until every shown key is hidden. */
  spinner: { show: (key: string) => void; hide: (key: string) => void };
  notify: Record<'success' | 'error' | 'info', (text: string, action?: NotifyAction) => void>;
  modal: Modal;
  /** Shows a failure in the snackbar in a person's words, unless the screen shows it itself. */
  report: (error: unknown) => void;
  /** What was typed and not saved, of this person in this organization. */
  drafts: Drafts;
  /** Aborted when the screen goes or crashes: what is added with `{ signal }`, such as a listener of the window, goes with it. */
  signal: AbortSignal;
  settings: {
    publicUrl: string;
    isLocalAddress: boolean;
    contact: string;
    allowPrivateTargets: boolean;
    /** Empty where no maps service is set up. */
    mapsToken: string;
  };
}

/** @given */
export interface Drafts {
  read: (name: string) => KeptDraft | undefined;
  keep: (name: string, values: object, basis?: unknown) => void;
  drop: (name: string) => void;
}

export interface KeptDraft {
  /** When, as ISO 8601. */
  at: string;
  values: object;
  /** What the form was filled from when it was typed. */
  basis?: unknown;
}

/** A button in the snackbar, e.g. Undo; pressing it closes the snackbar. */
export interface NotifyAction {
  label: string;
  run: () => void;
}

/** `action` is the verb on the button that agrees. */
export interface Question {
  title: string;
  text: ReactNode;
  action: string;
  danger?: boolean;
}

/** @given */
export interface Modal {
  /** Resolves to whether the person agreed. */
  confirm: (question: Question) => Promise<boolean>;
  /** Shows content in a small dialog; `close` ends it. */
  open: (dialog: { title: string; content: (close: () => void) => ReactNode; width?: number }) => void;
}

type CloseQuestion = () => Question | undefined;

/** What the content of a dialog has to say about its end. */
export interface Closing {
  question: CloseQuestion;
  /** The person agreed. */
  onLeave?: () => void;
}

/** What a dialog shares with its content. @given */
export interface DialogAround {
  title: string;
  /** By which the content says what is to be asked before the dialog closes. */
  setClosing: (closing: Closing | undefined) => void;
}

const DialogContext = createContext<DialogAround | undefined>(undefined);

/** Around the content of a dialog. */
export const DialogProvider = DialogContext.Provider;

/** The title of the dialog around; `undefined` outside of one. */
export const useDialogTitle = (): string | undefined => useContext(DialogContext)?.title;

/**
 * Asks before Escape, the cross or a press beside it closes the dialog around; `undefined` closes it at once. `onLeave` hears that the person agreed.
 * Does nothing outside of a dialog.
 */
export function useCloseQuestion(question: CloseQuestion, onLeave?: () => void): void {
  const setClosing = useContext(DialogContext)?.setClosing;
  useEffect(() => {
    setClosing?.({ question, onLeave });
    return () => setClosing?.(undefined);
  }, [setClosing, question, onLeave]);
}

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

/** The shell around this screen. Throws outside of one, which only a missing provider in a test can cause. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell is used outside of the shell');
  return shell;
}
