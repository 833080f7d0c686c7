import { t } from '@swapt/shared/text';
import type { ProductStatus } from '@swapt/shared/values';
import { Typography } from 'antd';

const reasons: Partial<Record<ProductStatus, string>> = {
  draft: t('Not shown to shoppers: the product is a draft'),
  archived: t('Not shown to shoppers: the product is archived'),
};

/** Why shoppers do not see a product of a store, whatever its switch says; nothing where they can. */
export function UnsoldReason({ status }: { status: ProductStatus }) {
  const reason = reasons[status];
  return reason ? (
    <Typography.Text type="warning" style={{ display: 'block', fontSize: 13 }}>
      {reason}
    </Typography.Text>
  ) : null;
}
