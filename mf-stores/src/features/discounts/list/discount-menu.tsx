import CheckOutlined from '@ant-design/icons/CheckOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PoweroffOutlined from '@ant-design/icons/PoweroffOutlined';
import type { Discount } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';
import { discountTransitions, type DiscountState } from '@swapt/shared/values';
import { useDiscountMoves } from '../use-discount-moves.js';

/** What can be done with one discount of the list. */
export function DiscountMenu({ discount }: { discount: Discount }) {
  const { activate, pause, end, remove, isBusy } = useDiscountMoves();
  const next: readonly DiscountState[] = discountTransitions[discount.state];
  const items = [
    next.includes('active') && {
      key: 'activate',
      icon: <CheckOutlined />,
      label: t('Activate'),
      onClick: () => void activate(discount),
    },
    next.includes('paused') && {
      key: 'pause',
      icon: <PauseOutlined />,
      label: t('Pause'),
      onClick: () => void pause(discount),
    },
    next.includes('ended') && {
      key: 'end',
      icon: <PoweroffOutlined />,
      label: t('End'),
      danger: true,
      onClick: () => void end(discount),
    },
    discount.state === 'draft' && {
      key: 'delete',
      icon: <DeleteOutlined />,
      label: t('Delete'),
      danger: true,
      onClick: () => void remove(discount),
    },
  ].filter((item) => item !== false);
  return <RowMenu name={discount.name} items={items} isBusy={isBusy} />;
}
