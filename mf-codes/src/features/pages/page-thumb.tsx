import { radius } from '@swapt/shared/tokens';
import { theme } from 'antd';
import type { PageSummary } from '@swapt/shared/contract';

const size = { width: 48, height: 64 };

/** A page in the small: its picture over lines of text. */
export function PageThumb({ page: { picture } }: { page: Pick<PageSummary, 'picture'> }) {
  const { token } = theme.useToken();
  const line = (width: string) => ({ height: 3, width, borderRadius: 2, background: token.colorBorder });
  return (
    <span
      aria-hidden
      style={{
        ...size,
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 4,
        overflow: 'hidden',
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius / 2,
      }}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" style={{ width: '100%', height: 36, objectFit: 'cover' }} />
      ) : (
        <span style={{ width: '100%', height: 24, background: token.colorPrimaryBg }} />
      )}
      <span style={line('60%')} />
      <span style={line('75%')} />
      {!picture && <span style={line('70%')} />}
      {!picture && <span style={{ ...line('40%'), height: 6, background: token.colorPrimary }} />}
    </span>
  );
}
