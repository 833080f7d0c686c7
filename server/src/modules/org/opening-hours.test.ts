import type { OpeningHours } from '@swapt/shared/contract';
import { nextChange } from './opening-hours.js';

const day = [{ from: '09:00', to: '18:00' }];
const shop: OpeningHours = { zone: 'Europe/Berlin', days: [day, day, day, day, day, [], []] };

/** `2026-11-23` is a Monday; Berlin is an hour ahead of UTC then. */
const ask = (hours: OpeningHours, at: string) => {
  const { isOpen, at: next } = nextChange(hours, new Date(at));
  return [isOpen, next === undefined ? undefined : new Date(next).toISOString().slice(0, 16)];
};

describe('opening hours', () => {
  it.each([
    ['before it opens', '2026-11-23T07:59:00Z', [false, '2026-11-23T09:00']],
    ['the minute it opens', '2026-11-23T08:00:00Z', [true, '2026-11-23T18:00']],
    ['the minute it closes', '2026-11-23T17:00:00Z', [false, '2026-11-24T09:00']],
    ['over the weekend', '2026-11-28T12:00:00Z', [false, '2026-11-30T09:00']],
    ['on summer time', '2026-07-06T07:30:00Z', [true, '2026-07-06T18:00']],
  ])('say whether a shop is open and until when: %s', (_, at, expected) => expect(ask(shop, at)).toEqual(expected));

  it('do not count on days that are named as closed', () => {
    const closed = [{ from: '2026-11-23', to: '2026-11-24' }];
    expect(ask({ ...shop, closed } as OpeningHours, '2026-11-23T10:00:00Z')).toEqual([false, '2026-11-25T09:00']);
    expect(ask({ ...shop, closed } as OpeningHours, '2026-11-25T10:00:00Z')).toEqual([true, '2026-11-25T18:00']);
  });

  it('go past midnight, into the day after', () => {
    const bar: OpeningHours = { zone: 'UTC', days: [[], [], [], [], [{ from: '18:00', to: '02:00' }], [], []] };
    expect(ask(bar, '2026-11-28T01:30:00Z')).toEqual([true, '2026-11-28T02:00']);
    expect(ask(bar, '2026-11-28T02:00:00Z')).toEqual([false, '2026-12-04T18:00']);
  });

  it('join times that touch, and know a shop that never closes', () => {
    const late: OpeningHours = {
      zone: 'UTC',
      days: Array(7).fill([
        { from: '08:00', to: '12:00' },
        { from: '12:00', to: '20:00' },
      ]),
    };
    expect(ask(late, '2026-11-23T11:00:00Z')).toEqual([true, '2026-11-23T20:00']);
    const always: OpeningHours = { zone: 'UTC', days: Array(7).fill([{ from: '00:00', to: '00:00' }]) };
    expect(ask(always, '2026-11-23T11:00:00Z')).toEqual([true, undefined]);
  });

  it('have no next time where a shop never opens', () =>
    expect(ask({ zone: 'UTC', days: Array(7).fill([]) }, '2026-11-23T11:00:00Z')).toEqual([false, undefined]));
});
