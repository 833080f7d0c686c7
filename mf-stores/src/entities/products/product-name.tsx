import type { ListedProduct } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { ProductPicture } from './product-picture.js';

interface Props {
  product: Pick<ListedProduct, 'name' | 'picture'>;
  to: string;
  /** What else is said of it below its name. */
  children?: ReactNode;
}

/** A product of a list: its picture, its name, which leads to it. */
export const ProductName = ({ product, to, children }: Props) => (
  <Flex gap={space.md} align="center" style={{ minWidth: 0 }}>
    <ProductPicture url={product.picture} />
    <div style={{ minWidth: 0 }}>
      <Link to={to} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {product.name}
      </Link>
      {children}
    </div>
  </Flex>
);
