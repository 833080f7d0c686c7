import { t } from '@swapt/shared/text';
import type { useListAddress } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';

interface Props {
  address: ReturnType<typeof useListAddress>;
  name: string | undefined;
}

/** Says that the address names one product, and leads to all of them. */
export function OneItemNotice({ address, name }: Props) {
  if (!address.filter('item')) return null;
  return (
    <Alert
      type="info"
      showIcon
      message={name ? t('Only “{name}” is shown.', { name }) : t('Only one product is shown.')}
      action={
        <Button size="small" onClick={() => address.setFilter('item', undefined)}>
          {t('Show all')}
        </Button>
      }
    />
  );
}
