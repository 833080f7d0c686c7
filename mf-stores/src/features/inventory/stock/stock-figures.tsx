import { space } from '@swapt/shared/tokens';
import { theme } from 'antd';

/** Numbers with their names, three in a line. */
export function StockFigures({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  const { token } = theme.useToken();
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: `${space.sm}px ${space.md}px`,
        margin: 0,
      }}
    >
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt style={{ color: token.colorTextSecondary, fontSize: 13 }}>{name}</dt>
          <dd style={{ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
