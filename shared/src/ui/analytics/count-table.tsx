import { formatNumber } from '../format.js';
import { t } from '../../text/index.js';

interface Props {
  /** What a screen reader calls it. */
  caption: string;
  /** The first is that of the names. */
  titles: readonly string[];
  rows: readonly { key: string; name: string; counts: readonly number[] }[];
}

/** The numbers behind a drawing, for who reads rather than looks. */
export function CountTable({ caption, titles, rows }: Props) {
  return (
    <details>
      <summary style={{ cursor: 'pointer', padding: '4px 0' }}>{t('Show as a table')}</summary>
      <table style={{ width: '100%', maxWidth: 480, fontVariantNumeric: 'tabular-nums', borderSpacing: '0 4px' }}>
        <caption style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{caption}</caption>
        <thead>
          <tr>
            {titles.map((title, index) => (
              <th key={title} scope="col" style={{ textAlign: index === 0 ? 'start' : 'end' }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, counts }) => (
            <tr key={key}>
              <th scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
                {name}
              </th>
              {counts.map((count, index) => (
                <td key={titles[index + 1]} style={{ textAlign: 'end' }}>
                  {formatNumber(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
