import type { Product } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useDialogTitle } from '@swapt/shared/sdk';
import { radius, space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Heading, Panel } from '@swapt/shared/ui';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { OpenSoldFile } from './open-sold-file.js';
import { fieldWords, kindWords, taxWords } from './product-words.js';

/** All that is stored of a product, to be read. */
export function FactsOfProduct({ product }: { product: Product }) {
  const { text, kind, tax_class, supplier, note, pictures, file } = product;
  return (
    <Flex vertical gap={space.lg}>
      {pictures.length > 0 && (
        <Flex wrap gap={space.sm}>
          {pictures.map(({ url, alt, width, height }) => (
            <img
              key={url}
              src={url}
              alt={alt}
              width={width}
              height={height}
              style={{ width: 'auto', height: 132, maxWidth: '100%', objectFit: 'cover', borderRadius: radius }}
            />
          ))}
        </Flex>
      )}
      <Part title={t('What it is')}>
        <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(90px, auto) 1fr', gap: space.sm, margin: 0 }}>
          <Fact label={fieldWords.text}>{text}</Fact>
          <Fact label={fieldWords.kind}>{kindWords[kind]}</Fact>
          {file && (
            <Fact label={fieldWords.file}>
              <OpenSoldFile file={file} />
            </Fact>
          )}
          <Fact label={fieldWords.tax_class}>{taxWords[tax_class]}</Fact>
          <Fact label={fieldWords.supplier}>{supplier}</Fact>
          <Fact label={fieldWords.note}>{note}</Fact>
        </dl>
      </Part>
      <Part title={fieldWords.variants}>
        <VariantFacts product={product} />
      </Part>
    </Flex>
  );
}

/** A panel of the page, or a heading in a dialog: the page behind it has landmarks of these names already. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const isInDialog = useDialogTitle() !== undefined;
  if (!isInDialog) return <Panel title={title}>{children}</Panel>;
  return (
    <Flex vertical gap={space.sm}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Flex>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <>
      <dt style={{ color: token.colorTextSecondary }}>{label}</dt>
      <dd style={{ margin: 0, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children || '–'}</dd>
    </>
  );
}

function VariantFacts({ product: { variants, options } }: { product: Product }) {
  const { token } = theme.useToken();
  const cell = { padding: space.sm, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;
  if (variants.length === 0) return t('Its variants are back, with their prices, once you restore it.');
  const heads = [...(options.length > 0 ? [t('Variant')] : []), t('Price'), t('SKU'), t('Barcode')];
  return (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={fieldWords.variants}>
      <table style={{ borderCollapse: 'collapse', width: '100%', minWidth: 420 }}>
        <thead>
          <tr style={{ color: token.colorTextSecondary }}>
            {heads.map((head) => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map(({ variant_id, option_values, prices, sku, barcode }) => (
            <tr key={variant_id} style={{ borderTop: `1px solid ${token.colorBorderSecondary}` }}>
              {options.length > 0 && (
                <th scope="row" style={{ ...cell, fontWeight: 500 }}>
                  {option_values.join(' / ')}
                </th>
              )}
              <td style={cell}>
                {prices.map(({ currency, amount }) => formatMoney({ amount, currency })).join(' · ') ||
                  t('No price yet')}
              </td>
              <td style={cell}>{sku || '–'}</td>
              <td style={cell}>{barcode || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
