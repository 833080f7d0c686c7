import type { Shell } from '@swapt/shared/sdk';
import { closeDialogs, modalOf } from './modal.js';
import { notifyOf } from './notify.js';
import { hideSpinner, releaseSpinner, showSpinner } from './spinner-store.js';

/** What one screen of a remote asks of the page, and all that it leaves behind. */
export interface Scope extends Pick<Shell, 'spinner' | 'notify' | 'modal' | 'signal'> {
  /** Takes away spinners, dialogs and listeners; after a crash also the buttons in snackbars, whose code is gone with the screen. */
  end: (why: 'left' | 'crashed') => void;
}

let serial = 0;

/** `onCrash` hears of dialogs of this screen that threw. */
export function openScope(remote: string, onCrash: (error: unknown) => void): Scope {
  const owner = `${remote}/${(serial += 1)}:`;
  const life = new AbortController();
  const { notify, dropButtons } = notifyOf();
  const scope: Scope = {
    spinner: { show: (key) => showSpinner(owner + key), hide: (key) => hideSpinner(owner + key) },
    notify,
    modal: modalOf({ owner, provide: () => scope, onCrash }),
    signal: life.signal,
    end: (why) => {
      life.abort();
      releaseSpinner(owner);
      closeDialogs(owner);
      if (why === 'crashed') dropButtons();
    },
  };
  return scope;
}
