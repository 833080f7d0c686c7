import { radius, space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import { Alert, theme } from 'antd';
import { StockFigures } from '../stock/stock-figures.js';
import { availableText, onHandText } from '../stock/stock-numbers.js';
import type { StockRow } from '../stock/stock-rows.js';

interface Props {
  variant: StockRow['variant'];
  /** What is sold without counting is counted after it. */
  startsCounting?: boolean;
}

/** What there was when the dialog opened. */
export function StockNow({ variant, startsCounting = false }: Props) {
  const { token } = theme.useToken();
  return (
    <>
      <div
        style={{
          padding: space.md,
          marginBottom: space.md,
          borderRadius: radius,
          background: token.colorFillQuaternary,
        }}
      >
        <StockFigures
          figures={[
            [t('On hand'), onHandText(variant)],
            [t('Reserved'), formatNumber(variant.reserved)],
            [t('Available'), availableText(variant)],
          ]}
        />
      </div>
      {startsCounting && variant.mode === 'free' && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: space.md }}
          message={t('It is counted from now on: shoppers can buy no more than you have.')}
        />
      )}
    </>
  );
}
