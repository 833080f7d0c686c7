import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { Button, theme } from 'antd';
import { useState } from 'react';

interface ShareRow {
  key: string;
  name: string;
  /** Where its orders are; nothing where it has none. */
  to: string | undefined;
  cells: readonly string[];
}

interface Props {
  caption: string;
  /** The first is that of the names. */
  titles: readonly string[];
  rows: readonly ShareRow[];
  empty: string;
}

const shownAtFirst = 8;

/** A table of figures whose rows lead to the orders behind them. */
export function ShareTable({ caption, titles, rows, empty }: Props) {
  const { token } = theme.useToken();
  const [isOpen, setIsOpen] = useState(false);
  if (rows.length === 0) return <p style={{ margin: 0, color: token.colorTextSecondary }}>{empty}</p>;
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst);
  const cell = { padding: `${space.sm}px ${space.sm}px`, borderBottom: `1px solid ${token.colorBorderSecondary}` };
  return (
    <>
      <div role="group" aria-label={caption} tabIndex={0} style={{ overflowX: 'auto' }}>
        <table aria-label={caption} style={{ width: '100%', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' }}>
          <thead>
            <tr>
              {titles.map((title, at) => (
                <th
                  key={title}
                  scope="col"
                  style={{
                    ...cell,
                    ...{ textAlign: at === 0 ? 'start' : 'end', fontWeight: 500, color: token.colorTextSecondary },
                    whiteSpace: 'nowrap',
                  }}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, to, cells }) => (
              <tr key={key}>
                <th scope="row" style={{ ...cell, textAlign: 'start', fontWeight: 400, overflowWrap: 'anywhere' }}>
                  {to ? <Link to={to}>{name}</Link> : name}
                </th>
                {cells.map((text, at) => (
                  <td key={titles[at + 1]} style={{ ...cell, textAlign: 'end', whiteSpace: 'nowrap' }}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shownAtFirst && (
        <Button type="link" style={{ padding: 0 }} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('Show fewer') : t('Show all {count}', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
