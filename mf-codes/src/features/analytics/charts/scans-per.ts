import type { Bucket } from '@swapt/shared/dates';
import { t } from '@swapt/shared/text';

export const scansPer: Record<Bucket, string> = {
  hour: t('Scans per hour'),
  day: t('Scans per day'),
  month: t('Scans per month'),
  year: t('Scans per year'),
};
