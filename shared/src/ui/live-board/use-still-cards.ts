import { useEffect, useRef, useState } from 'react';

export interface Placed {
  id: string;
  column: string;
}

/** How long after a finger left nothing moves yet: a second press is often on its way. */
const pause = 1200;

/**
 * The cards as they are shown: those of now, or, while somebody points at the board or has the focus in it, those from before, so that nothing
 * moves away under a press.
 */
export function useStillCards<Card extends Placed>(cards: readonly Card[]) {
  const [shown, setShown] = useState(cards);
  const [isBusy, setIsBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Where nothing is added, gone or in another place, what the cards say may change at once.
  if (shown !== cards && (!isBusy || isInPlace(shown, cards))) setShown(cards);

  const free = (after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsBusy(false), after);
  };
  const still = () => {
    clearTimeout(timer.current);
    setIsBusy(true);
  };
  return {
    shown,
    waiting: shown === cards ? [] : cards.filter((card) => !shown.some(({ id }) => id === card.id)),
    isWaiting: shown !== cards,
    update: () => {
      clearTimeout(timer.current);
      setIsBusy(false);
      setShown(cards);
    },
    handlers: {
      onPointerEnter: still,
      onPointerDown: still,
      // A finger leaves with its press; a mouse that leaves has gone elsewhere.
      onPointerLeave: () => free(pause),
      onFocus: still,
      onBlur: () => free(0),
    },
  };
}

const isInPlace = (before: readonly Placed[], now: readonly Placed[]): boolean =>
  before.length === now.length &&
  before.every(({ id, column }, index) => now[index]?.id === id && now[index]?.column === column);
