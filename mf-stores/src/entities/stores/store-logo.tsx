import ShopOutlined from '@ant-design/icons/ShopOutlined';
import { radius } from '@swapt/shared/tokens';
import { theme } from 'antd';

/** The logo of a store in the small, or its place. */
export function StoreLogo({ url, size = 48 }: { url: string | undefined; size?: number }) {
  const { token } = theme.useToken();
  const frame = {
    flex: 'none',
    width: size,
    height: size,
    borderRadius: radius / 2,
    border: `1px solid ${token.colorBorderSecondary}`,
    color: token.colorTextSecondary,
  } as const;
  if (url) {
    const white = { ...frame, background: '#fff', objectFit: 'contain' } as const;
    return <img src={url} alt="" loading="lazy" width={size} height={size} style={white} />;
  }
  return (
    <span
      aria-hidden
      style={{ ...frame, background: token.colorBgLayout, display: 'grid', placeItems: 'center', fontSize: 18 }}
    >
      <ShopOutlined />
    </span>
  );
}
