import { Skeleton, theme } from 'antd';
import { Link } from '../router/index.js';
import { radius, space } from '../tokens/index.js';
import { formatNumber } from './format.js';

export interface StatTileProps {
  label: string;
  /** A text as it is written. Undefined while it loads; `none` where nothing is counted. */
  value: number | string | undefined;
  /** What the number means, in one line. */
  explanation?: string;
  /** Where the rows are that it was counted from. */
  to?: string;
}

/** One number with its name. */
export function StatTile({ label, value, explanation, to }: StatTileProps) {
  const { token } = theme.useToken();
  const shown = value === 'none' ? '–' : typeof value === 'number' ? formatNumber(value) : value;
  return (
    <div
      role="group"
      aria-label={label}
      style={{
        flex: '1 1 180px',
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius,
        display: 'flex',
        flexDirection: 'column',
        padding: explanation ? space.md : space.sm + space.xs,
      }}
    >
      <div style={{ color: token.colorTextSecondary, fontWeight: 500 }}>{label}</div>
      <div
        style={{
          fontSize: 28,
          fontWeight: 600,
          lineHeight: '40px',
          fontVariantNumeric: 'tabular-nums',
          marginTop: explanation ? 0 : 'auto',
        }}
      >
        {value === undefined ? <Skeleton.Button active size="small" /> : to ? <Link to={to}>{shown}</Link> : shown}
      </div>
      {explanation && <div style={{ color: token.colorTextSecondary, fontSize: 13 }}>{explanation}</div>}
    </div>
  );
}
