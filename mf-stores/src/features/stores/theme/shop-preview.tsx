import MenuOutlined from '@ant-design/icons/MenuOutlined';
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined';
import type { Store } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { inkOn, palettes, radius, space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Flex, theme } from 'antd';
import { StoreLogo } from '../../../entities/stores/store-logo.js';
import { useTypedTheme } from './theme-watch.js';

/** The shop in the colours that are typed, as wide as on a small phone. Shoppers see its light page here, whatever the console looks like. */
export function ShopPreview({ store }: { store: Store }) {
  const { token } = theme.useToken();
  const { name, headerColor, iconColor, buttonColor } = useTypedTheme();
  const { page, surface, text, muted, border } = palettes.light;
  return (
    <figure style={{ margin: 0, maxWidth: 320 }}>
      <figcaption style={{ marginBottom: space.sm, color: token.colorTextSecondary }}>
        {t('How your shop looks')}
      </figcaption>
      <div
        style={{
          overflow: 'hidden',
          border: `1px solid ${token.colorBorder}`,
          borderRadius: radius * 2,
          background: page,
          color: text,
        }}
      >
        <Flex align="center" gap={space.sm} style={{ minHeight: 56, padding: space.md, background: headerColor }}>
          <MenuOutlined aria-hidden style={{ fontSize: 20, color: iconColor }} />
          {store.logo && <StoreLogo url={store.logo.url} size={28} />}
          <strong style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: inkOn(headerColor) }}>{name}</strong>
          <ShoppingCartOutlined aria-hidden style={{ fontSize: 22, color: iconColor }} />
        </Flex>
        <div style={{ padding: space.md }}>
          <div style={{ background: surface, border: `1px solid ${border}`, borderRadius: radius, padding: space.md }}>
            <div aria-hidden style={{ height: 88, borderRadius: radius, background: border, marginBottom: space.sm }} />
            <strong>{t('One of your products')}</strong>
            <div style={{ color: muted, marginBottom: space.sm }}>
              {formatMoney({ amount: 1200, currency: store.currency })}
            </div>
            <div
              style={{
                padding: `${space.sm}px ${space.md}px`,
                borderRadius: radius,
                textAlign: 'center',
                fontWeight: 600,
                background: buttonColor,
                color: inkOn(buttonColor),
              }}
            >
              {t('Add to cart')}
            </div>
          </div>
        </div>
      </div>
    </figure>
  );
}
