import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, type SortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

interface Props {
  /** Of what is shown, in its order. */
  keys: string[];
  strategy: SortingStrategy;
  /** How it is moved, for screen readers. */
  instructions: string;
  /** What was moved where, or removed. */
  news: string;
  /** By places among the keys, from 0. */
  onSort: (from: number, to: number) => void;
  children: ReactNode;
}

/** Around a list whose order people change. */
export function SortFrame({ keys, strategy, instructions, news, onSort, children }: Props) {
  // A press without a movement is a press of the handle.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onSort(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ screenReaderInstructions: { draggable: instructions }, announcements: silent }}
      >
        <SortableContext items={keys} strategy={strategy}>
          {children}
        </SortableContext>
      </DndContext>
      <div aria-live="polite" className="visually-hidden">
        {news}
      </div>
    </>
  );
}

/** The list says itself what was moved where, for arrow keys as well. */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
