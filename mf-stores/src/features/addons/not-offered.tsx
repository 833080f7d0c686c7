import type { AddOn, Store } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { Typography } from 'antd';

interface Props {
  store: Store;
  addOn: AddOn;
}

/** Why shoppers are not offered an add-on, whatever its switch says; nothing where they can be. */
export function NotOffered(props: Props) {
  const reason = reasonOf(props);
  return reason ? (
    <Typography.Text type="warning" style={{ display: 'block', fontSize: 13 }}>
      {reason}
    </Typography.Text>
  ) : null;
}

function reasonOf({ store: { currency }, addOn }: Props): string | undefined {
  if (addOn.price.currency !== currency) return t('Not offered: it needs a price in {currency}', { currency });
  if (addOn.items?.length === 0) return t('Not offered: the store no longer sells what it was for');
  return undefined;
}
