import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { ListedProduct } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';
import { productTransitions } from '@swapt/shared/values';
import { paths } from '../../../entities/products/paths.js';
import { moveWords } from '../moves/move-words.js';
import { useProductMoves } from '../moves/use-product-moves.js';

/** What can be done with one product of the list. */
export function ProductMenu({ product, catalogId }: { product: ListedProduct; catalogId: string }) {
  const navigate = useNavigate();
  const { move, remove, isBusy } = useProductMoves();
  const edit = {
    key: 'edit',
    icon: <EditOutlined />,
    label: t('Edit'),
    onClick: () => void navigate(paths.product(product.product_id, catalogId)),
  };
  const moves = productTransitions[product.status].map((to) =>
    to === 'deleted'
      ? { key: to, icon: <DeleteOutlined />, label: t('Delete'), danger: true, onClick: () => void remove(product) }
      : { key: to, label: moveWords(product.status, to), onClick: () => void move(product, to) },
  );
  const items = product.status === 'deleted' ? moves : [edit, ...moves];
  return <RowMenu name={product.name} items={items} isBusy={isBusy} />;
}
