import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { radius } from '@swapt/shared/tokens';
import { theme } from 'antd';

const size = 48;

/** The first picture of a product in the small, or its place. */
export function ProductPicture({ url }: { url: string | null }) {
  const { token } = theme.useToken();
  const frame = {
    flex: 'none',
    width: size,
    height: size,
    borderRadius: radius / 2,
    border: `1px solid ${token.colorBorderSecondary}`,
    background: token.colorBgLayout,
    color: token.colorTextSecondary,
  } as const;
  if (url)
    return <img src={url} alt="" loading="lazy" width={size} height={size} style={{ ...frame, objectFit: 'cover' }} />;
  return (
    <span aria-hidden style={{ ...frame, display: 'grid', placeItems: 'center', fontSize: 18 }}>
      <PictureOutlined />
    </span>
  );
}
