import UndoOutlined from '@ant-design/icons/UndoOutlined';
import type { Product } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Page } from '@swapt/shared/ui';
import { Button } from 'antd';
import { ProductStatusLabel } from '../../../entities/products/product-status.js';
import { useProductMoves } from '../moves/use-product-moves.js';
import { FactsOfProduct } from './facts-of-product.js';
import type { ScreenFrame } from './screen-frame.js';

/** A product for somebody who may not change it, or that has to be restored first. */
export function ProductFacts({ product, frame }: { product: Product; frame: ScreenFrame }) {
  const mayWrite = useShell().session.can('catalogs:write');
  const { move, isBusy } = useProductMoves();
  const { name, status } = product;
  return (
    <Page
      title={name}
      lead={<ProductStatusLabel status={status} />}
      breadcrumbs={frame.breadcrumbs}
      actions={
        mayWrite && (
          <Button
            type="primary"
            icon={<UndoOutlined aria-hidden />}
            loading={isBusy}
            onClick={() => void move(product, 'draft')}
          >
            {t('Restore as a draft')}
          </Button>
        )
      }
    >
      <FactsOfProduct product={product} />
    </Page>
  );
}
