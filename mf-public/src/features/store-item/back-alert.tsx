import type { ShownProduct } from '@swapt/shared/contract';
import { AlertForm } from '../../entities/alert/alert-form.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  product: Pick<ShownProduct, 'store_id' | 'item_id'>;
  variant: Pick<ShownProduct['variants'][number], 'variant_id'>;
}

/** Below a variant that is sold out. A plain form, so that it works before the page is live, and where it never gets so. */
export function BackAlert({ product: { store_id, item_id }, variant: { variant_id } }: Props) {
  const text = useText('itemAlert');
  const action = `/store/${store_id}/inventory/${item_id}/alert?variant=${variant_id}`;
  return <AlertForm action={action} email="" problems={{}} title={text('title')} hint={text('text')} />;
}
