import type { MasterKey, PromoLock } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'promo_locks.places': PromoLock['places'];
  }
  interface AnswerTypes {
    'open-for.selectOpenFor.gives': string[];
    'usage.selectPoints.latitude': number;
    'usage.selectPoints.longitude': number;
    'promo-locks.selectLocks.codes': PromoLock['codes'];
    'promo-locks.selectLock.codes': PromoLock['codes'];
    'promo-locks.selectLocks.discounts': PromoLock['discounts'];
    'promo-locks.selectLock.discounts': PromoLock['discounts'];
    'master-keys.selectKeys.locks': MasterKey['locks'];
    'master-keys.selectKey.locks': MasterKey['locks'];
  }
}
