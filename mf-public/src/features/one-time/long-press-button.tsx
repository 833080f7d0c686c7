import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIsLive } from '../../frame/use-is-live.js';
import { useSending } from '../../frame/use-sending.js';
import { useText } from '../../frame/use-text.js';

/** Long enough that no pocket and no curious thumb does it; the style sheet fills the button in the same time. */
const longPressMs = 1500;

/** Sends its form once it was pressed for long enough. A short press offers another button, for whoever cannot do that; without script, this one is pressed. */
export function LongPressButton() {
  const text = useText('oneTime');
  const frame = useText('frame');
  const isLive = useIsLive();
  const { button, isPressed, isHelpWanted, isSending, ...handlers } = useLongPress();
  if (!isLive) return <button className="button long-press">{frame('useNow')}</button>;
  return (
    <>
      <button
        {...handlers}
        ref={button}
        type="button"
        className={isPressed ? 'button long-press pressed' : 'button long-press'}
        disabled={isSending}
      >
        <span className="long-press-fill" aria-hidden="true" />
        <span className="long-press-words">
          {text(isSending ? 'sending' : isPressed ? 'keepPressing' : 'longPress')}
        </span>
      </button>
      <div role="status" className="long-press-help">
        {isHelpWanted && !isSending && (
          <>
            <p>{text('longPressHint')}</p>
            <button className="button quiet">{text('useWithoutPress')}</button>
          </>
        )}
      </div>
    </>
  );
}

function useLongPress() {
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPressed, setPressed] = useState(false);
  const [isHelpWanted, setHelpWanted] = useState(false);
  const [isSending, onSubmit] = useSending();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const { form } = button.current ?? {};
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  });

  const press = () => {
    clearTimeout(timer.current);
    setPressed(true);
    timer.current = setTimeout(() => {
      setPressed(false);
      setHelpWanted(false);
      // What is missing in the form, the browser says.
      button.current?.form?.requestSubmit();
    }, longPressMs);
  };
  const release = () => {
    clearTimeout(timer.current);
    if (isPressed) setHelpWanted(true);
    setPressed(false);
  };
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return {
    ...{ button, isPressed, isHelpWanted, isSending },
    onPointerDown: ({ button: which }: { button: number }) => which === 0 && press(),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onBlur: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPress(event)) return;
      event.preventDefault();
      if (!event.repeat) press();
    },
    onKeyUp: (event: KeyboardEvent) => isPress(event) && release(),
    // What reads the screen aloud presses without a pointer.
    onClick: ({ detail }: { detail: number }) => detail === 0 && setHelpWanted(true),
  };
}
