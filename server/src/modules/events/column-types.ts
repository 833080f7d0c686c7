import type { StandEvent } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    'events.selectEvents.stores': StandEvent['stores'];
    'events.selectEvent.stores': StandEvent['stores'];
  }
}
