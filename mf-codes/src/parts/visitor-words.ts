import type { VisitorMode } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

/** What can be said of visitors depends on how the organization recognizes them; `changed` where that was not the same all the time. */
type Period = VisitorMode | 'changed';

export const periodOf = (modes: readonly VisitorMode[]): Period =>
  modes.length === 1 ? (modes[0] ?? 'none') : 'changed';

/** What the number of unique visitors means. */
export const uniqueMeaning: Record<Period, string> = {
  none: t('Not counted. Your organization does not recognize visitors.'),
  daily: t('Each phone counts once a day, and again on another day.'),
  cookie: t('Phones that agreed to the cookie count once, all others once a day.'),
  changed: t(
    'You changed how visitors are recognized in this range. Days before and after the change cannot be compared.',
  ),
};

/** Who the visitors are that came back. */
export const returningMeaning: Record<Period, string> = {
  none: t('Your organization does not recognize visitors, so nobody who comes back can be shown here.'),
  daily: t('These visitors scanned more than once on the same day. On another day they count as new.'),
  cookie: t('Visitors who agreed to the cookie are recognized for a year, all others for one day.'),
  changed: t('You changed how visitors are recognized in this range, so one visitor may be listed more than once.'),
};

/** Whether a visitor of a split test stays on a side. */
export const sideMeaning: Record<Period, string> = {
  none: t('Visitors are not recognized, so someone who scans twice may see both sides.'),
  daily: t('A visitor sees the same side all day. On another day it may be the other one.'),
  cookie: t('Visitors who agreed to the cookie always see the same side, all others for one day.'),
  changed: t('You changed how visitors are recognized in this range, so some visitors saw both sides.'),
};

/** Which scans stand with customers: it takes an agreed cookie to know whose they were. What was joined under another setting stays. */
export const customerScansMeaning: Record<VisitorMode, string> = {
  none: t('Your organization does not recognize visitors, so new scans are not connected with customers.'),
  daily: t('Visitors are recognized for one day only, so new scans are not connected with customers.'),
  cookie: t('Scans are connected only with customers who agreed to the cookie.'),
};
