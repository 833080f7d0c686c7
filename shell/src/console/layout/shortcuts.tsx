import { useShell } from '@swapt/shared/sdk';
import { useCallback, useEffect } from 'react';
import { t } from '@swapt/shared/text';

const isMac = navigator.userAgent.includes('Mac');
const modifier = isMac ? '⌘' : 'Ctrl';

const shortcuts = [
  { keys: ['/'], what: t('Search the list on this screen') },
  { keys: [modifier, 'Enter'], what: t('Save the form') },
  { keys: [modifier, 'S'], what: t('Save, in the page editor') },
  { keys: ['Esc'], what: t('Close a dialog or a menu') },
  { keys: ['?'], what: t('Show these shortcuts') },
];

/** Shows what can be done by keys. */
export function useShortcutList(): () => void {
  const { modal } = useShell();
  return useCallback(() => modal.open({ title: t('Keyboard shortcuts'), content: () => <ShortcutList /> }), [modal]);
}

/** The keys that work on every screen, while nobody types and no dialog is open. */
export function useShortcuts(): void {
  const show = useShortcutList();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const search = document.querySelector<HTMLInputElement>('main [role=search] input');
      if (event.key === '?') show();
      else if (event.key === '/' && search) search.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
}

const isTaken = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role=dialog]') !== null;

function ShortcutList() {
  return (
    <dl className="shortcuts">
      {shortcuts.map(({ keys, what }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
