import type { Product } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { useDangerConfirm, useDropDraft } from '@swapt/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { ProductStatusLabel } from '../../../entities/products/product-status.js';
import { FactsOfProduct } from './facts-of-product.js';
import { productFields } from './product-values.js';
import { fieldWords } from './product-words.js';

interface Props {
  /** The product that the values were typed from. */
  before: Product;
  theirs: Product;
  onKeepMine: () => void;
  onTakeTheirs?: ((theirs: Product) => void) | undefined;
}

/** Said when somebody else saved the product meanwhile: what they changed, and both ways on. What was typed stays in the form. */
export function ConflictNotice({ before, theirs, onKeepMine, onTakeTheirs }: Props) {
  const { modal } = useShell();
  const dropDraft = useDropDraft();
  const confirm = useDangerConfirm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [theirs]);
  const changed = productFields
    .filter((field) => !isSame(before[field], theirs[field]))
    .map((field) => fieldWords[field]);

  const take = async () => {
    const isSure = await confirm(t('Load what they saved?'), t('What you typed here is lost.'), t('Load theirs'));
    if (!isSure) return;
    dropDraft();
    onTakeTheirs?.(theirs);
  };

  const showTheirs = () =>
    modal.open({
      title: t('“{name}” as they saved it', { name: theirs.name }),
      content: () => (
        <Flex vertical gap={space.md}>
          <div>
            <ProductStatusLabel status={theirs.status} />
          </div>
          <FactsOfProduct product={theirs} />
        </Flex>
      ),
      width: 720,
    });

  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        type="warning"
        showIcon
        message={t('Somebody else saved this product while you were editing it')}
        description={
          <Flex vertical gap={space.sm} align="flex-start">
            <span>
              {t('They changed: {fields}. What you typed is still here.', { fields: changed.join(', ') })}{' '}
              {t(
                'If you save yours, it takes the place of theirs in the fields that you changed. The others stay as they saved them.',
              )}
            </span>
            <Flex wrap gap={space.sm}>
              <Button type="primary" onClick={onKeepMine}>
                {t('Save mine')}
              </Button>
              <Button onClick={showTheirs}>{t('Look at theirs')}</Button>
              <Button danger onClick={() => void take()}>
                {t('Load theirs')}
              </Button>
            </Flex>
          </Flex>
        }
      />
    </div>
  );
}
