import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Product } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { atMost, Panel, RequiredSelect, TextArea, TextInput } from '@swapt/shared/ui';
import { SortablePictures } from '@swapt/shared/ui/sortable-pictures';
import {
  nameMaxLength,
  productKinds,
  productLimits,
  productTransitions,
  taxClasses,
  type ProductStatus,
} from '@swapt/shared/values';
import { Button, Flex, Form, Radio } from 'antd';
import type { CSSProperties } from 'react';
import { statusWords } from '../../../entities/products/product-status.js';
import { useProductMoves } from '../moves/use-product-moves.js';
import { fieldWords, kindWords, taxWords } from './product-words.js';
import { SoldFileField } from './sold-file-field.js';

/** Lines of text are read and typed more easily where they are not as wide as the table of variants. */
const line: CSSProperties = { maxWidth: 640 };
const half: CSSProperties = { flex: '1 1 260px', minWidth: 0, marginBottom: 0 };

export const BasicsPanel = ({ isNew }: { isNew: boolean }) => (
  <Panel title={t('What it is')}>
    <div style={line}>
      <Form.Item
        name="name"
        label={fieldWords.name}
        rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} autoFocus={isNew} />
      </Form.Item>
      <Form.Item
        name="text"
        label={fieldWords.text}
        extra={t('What shoppers should know. Line breaks are kept.')}
        rules={[atMost(productLimits.text)]}
      >
        <TextArea max={productLimits.text} autoSize={{ minRows: 3, maxRows: 12 }} />
      </Form.Item>
      <Flex wrap gap={space.md}>
        <Form.Item name="kind" label={fieldWords.kind} required style={half}>
          <RequiredSelect options={productKinds.map((value) => ({ value, label: kindWords[value] }))} />
        </Form.Item>
        <Form.Item
          name="tax_class"
          label={fieldWords.tax_class}
          required
          style={half}
          extra={t('Each store says how much this is in its country.')}
        >
          <RequiredSelect options={taxClasses.map((value) => ({ value, label: taxWords[value] }))} />
        </Form.Item>
      </Flex>
      <SoldFileField />
    </div>
  </Panel>
);

export const PicturesPanel = () => (
  <Panel title={fieldWords.pictures}>
    <Form.Item name="pictures" noStyle>
      <SortablePictures label={t('Pictures of the product')} most={productLimits.pictures} />
    </Form.Item>
  </Panel>
);

const meanings: Record<ProductStatus, string> = {
  draft: t('Draft: only your team sees it'),
  active: t('Active: stores can sell it'),
  archived: t('Archived: no longer sold, kept for your records'),
  deleted: t('Deleted'),
};

/** The status, with those that it may have next, and the way to delete it. */
export function StatusPanel({ product, back }: { product: Product | undefined; back: string }) {
  const navigate = useNavigate();
  const { remove, isBusy } = useProductMoves();
  const now = product?.status ?? 'draft';
  const next: readonly ProductStatus[] = productTransitions[now];
  const choices = (['draft', 'active', 'archived'] as const)
    .filter((status) => status === now || next.includes(status))
    .filter((status) => product || status !== 'archived');
  const onDelete = async () => {
    if (product && (await remove(product))) void navigate(back);
  };
  return (
    <Panel
      title={fieldWords.status}
      lead={product && t('It is {status} now.', { status: statusWords[now].toLowerCase() })}
      extra={
        product && (
          <Button danger icon={<DeleteOutlined aria-hidden />} loading={isBusy} onClick={() => void onDelete()}>
            {t('Delete product')}
          </Button>
        )
      }
    >
      <Form.Item name="status" style={{ marginBottom: 0 }}>
        <Radio.Group aria-label={fieldWords.status}>
          <Flex vertical gap={space.sm}>
            {choices.map((status) => (
              <Radio key={status} value={status}>
                {meanings[status]}
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
      </Form.Item>
    </Panel>
  );
}

export const TeamPanel = () => (
  <Panel title={t('For your team only')} lead={t('Shoppers never see this.')}>
    <div style={line}>
      <Form.Item name="supplier" label={fieldWords.supplier} rules={[atMost(productLimits.supplier)]}>
        <TextInput max={productLimits.supplier} />
      </Form.Item>
      <Form.Item name="note" label={fieldWords.note} rules={[atMost(productLimits.note)]} style={{ marginBottom: 0 }}>
        <TextArea max={productLimits.note} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
    </div>
  </Panel>
);
