import type { RegisteredRemote } from '@swapt/shared/remote';
import { useRef } from 'react';
import type { MenuEntry } from '../layout/menu.js';
import { loadScreen } from './load-screen.js';

/** How long the pointer or the focus rests on an entry, in ms, before the code of its screen is fetched ahead. */
const intentMs = 200;

/** Handlers for a link of the menu. Nothing is fetched ahead for somebody who asked their browser to save data. */
export function usePreload(remotes: readonly RegisteredRemote[]) {
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(intent.current);
  return (entry: MenuEntry) => {
    const enter = () => {
      leave();
      const remote = remotes.find(({ name }) => name === entry.remote);
      const screen = remote?.contribution.routes.find(({ path }) => path === entry.path)?.screen;
      if (!remote || !screen || savesData()) return;
      // A failure shows when the screen is opened, which tries again.
      intent.current = setTimeout(() => void loadScreen(remote, screen).catch(() => undefined), intentMs);
    };
    return { onMouseEnter: enter, onFocus: enter, onMouseLeave: leave, onBlur: leave };
  };
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
