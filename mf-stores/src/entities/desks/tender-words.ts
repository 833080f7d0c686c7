import { t } from '@swapt/shared/text';
import type { DeskTender } from '@swapt/shared/values';

export const tenderWords: Record<DeskTender, string> = {
  cash: t('Cash'),
  card: t('Card'),
  online: t('By phone'),
  square: t('Square'),
  other: t('Other'),
};
