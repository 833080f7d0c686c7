import type { Product } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { FormPage } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { ConflictNotice } from './conflict-notice.js';
import { BasicsPanel, PicturesPanel, StatusPanel, TeamPanel } from './product-panels.js';
import type { ScreenFrame } from './screen-frame.js';
import { SoldInPanel } from './sold-in-panel.js';
import { newValues, productFields, toValues, type ProductValues } from './product-values.js';
import { isConflict, useSaveProduct } from './use-save-product.js';
import { VariantsPanel } from './variants-panel.js';

interface Props {
  /** None for a new one. */
  product?: Product;
  frame: ScreenFrame;
  /** The catalog that a new one goes into. */
  catalogId?: string | undefined;
  onTakeTheirs?: (theirs: Product) => void;
}

/** Variants name their options by ids that the form gives them. */
const matrix = ['options', 'variants'] as const;

/** A product, from its name to the prices of its variants. */
export function ProductForm({ product: given, frame, catalogId, onTakeTheirs }: Props) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<ProductValues>();
  // What is read again meanwhile is not what this form began with.
  const [product] = useState(given);
  const [initial] = useState(() => (product ? toValues(product) : newValues));
  const { save, refused, clearRefused, conflict, keepMine } = useSaveProduct({ initial, catalogId });

  return (
    <FormPage<ProductValues, string, Product | undefined>
      title={product?.name ?? t('New product')}
      lead={product ? undefined : t('A name is enough to begin with. It stays a draft until you set it active.')}
      breadcrumbs={frame.breadcrumbs}
      form={form}
      initialValues={initial}
      basis={product}
      together={matrix}
      fields={productFields}
      isWide
      submitLabel={product ? t('Save changes') : t('Create product')}
      save={save}
      saysItself={isConflict}
      onValuesChange={clearRefused}
      onSaved={(said) => {
        notify.success(said);
        void navigate(frame.back);
      }}
      onCancel={() => void navigate(frame.back)}
    >
      {conflict && (
        <ConflictNotice
          {...conflict}
          onKeepMine={() => {
            keepMine();
            form.submit();
          }}
          onTakeTheirs={onTakeTheirs}
        />
      )}
      <BasicsPanel isNew={!product} />
      <PicturesPanel />
      <VariantsPanel form={form} refused={refused} />
      {product && <SoldInPanel productId={product.product_id} />}
      <StatusPanel product={product} back={frame.back} />
      <TeamPanel />
    </FormPage>
  );
}
