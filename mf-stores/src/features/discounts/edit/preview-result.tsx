import type { Discount } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { reasonWords } from '../discount-words.js';
import { useDiscountPreview } from '../discounts.queries.js';

interface Props {
  discount: Discount;
  storeId: string;
  lines: readonly { value: string; quantity: number }[];
}

/** What the cart costs without the discount and with it, or why it gives nothing. */
export function PreviewResult({ discount: { discount_id }, storeId, lines }: Props) {
  const wanted = lines.map(({ value, quantity }) => ({ variant_id: value, quantity }));
  const query = useDiscountPreview({ discount_id, store_id: storeId, lines: wanted }, wanted.length > 0);
  if (wanted.length === 0) return null;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return null;
  const { total, saves, also, reason, missing } = query.data;
  return (
    <div role="status">
      <Flex vertical gap={space.xs}>
        <Row name={t('Goods')} amount={total.before.text} />
        {also.map(({ discount_id: id, name, saves: other }) => (
          <Row key={id} name={name} amount={`−${other.text}`} />
        ))}
        {reason === null ? (
          <Row name={t('This discount')} amount={`−${saves.text}`} />
        ) : (
          <span>{missing ? t('{missing} more and it applies.', { missing: missing.text }) : reasonWords[reason]}</span>
        )}
        <strong>
          <Row name={t('To pay')} amount={total.after.text} />
        </strong>
      </Flex>
    </div>
  );
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <Flex justify="space-between" gap={space.md}>
    <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</span>
    <span>{amount}</span>
  </Flex>
);
