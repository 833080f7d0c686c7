import type { Discount } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { CopyButton, formatNumber, type DataListColumn } from '@swapt/shared/ui';
import { DatesText } from '@swapt/shared/ui/dates-from-to';
import { Flex } from 'antd';
import { givesText, StateLabel } from '../discount-words.js';
import { discountPaths } from '../paths.js';
import { DiscountMenu } from './discount-menu.js';

export const discountColumns: readonly DataListColumn<Discount>[] = [
  {
    key: 'name',
    title: t('Discount'),
    onCard: 'head',
    render: ({ discount_id, name }) => (
      <Link to={discountPaths.edit(discount_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
    ),
  },
  { key: 'gives', title: t('Gives'), width: 220, render: (discount) => givesText(discount) },
  {
    key: 'code',
    title: t('Code'),
    width: 190,
    render: ({ code: own, lock }) => {
      const code = own ?? lock?.promo_code ?? null;
      return code === null ? (
        t('Without a code')
      ) : (
        <Flex align="center" gap={space.xs}>
          {code}
          <CopyButton text={code} label={t('Copy {code}', { code })} iconOnly type="text" size="small" />
        </Flex>
      );
    },
  },
  { key: 'state', title: t('Status'), width: 110, render: ({ state }) => <StateLabel state={state} /> },
  { key: 'dates', title: t('Dates'), width: 200, render: (discount) => <DatesText dates={discount} /> },
  {
    key: 'used',
    title: t('Used'),
    width: 110,
    align: 'right',
    render: ({ used, limit_total }) =>
      limit_total === null
        ? formatNumber(used)
        : t('{used} of {limit}', { used: formatNumber(used), limit: formatNumber(limit_total) }),
  },
];

export const menuColumn: DataListColumn<Discount> = {
  key: 'actions',
  title: t('Actions'),
  width: 90,
  align: 'right',
  onCard: 'corner',
  render: (discount) => <DiscountMenu discount={discount} />,
};
