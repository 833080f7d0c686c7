import { useShell } from '@swapt/shared/sdk';
import { palettes } from '@swapt/shared/tokens';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { Button, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';

const shownAtFirst = 6;

interface Props {
  title: string;
  /** What to know before the numbers are read. */
  lead?: string;
  shares: readonly { key: string; scans: number }[];
  label: (key: string) => ReactNode;
  /** What the percents are of, where the shares are not everything. */
  total?: number;
}

/** Who scanned, split by one property: a table whose rows are its bars. */
export function SharePanel({ title, lead, shares, label, total = sum(shares) }: Props) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const [isOpen, setIsOpen] = useState(false);
  const most = Math.max(1, ...shares.map(({ scans }) => scans));
  const shown = isOpen ? shares : shares.slice(0, shownAtFirst);

  return (
    <Panel title={title} {...(lead && { lead })}>
      {shares.length === 0 && (
        <Typography.Text type="secondary">{t('Nothing to show for this range.')}</Typography.Text>
      )}
      <table aria-label={title} style={{ width: '100%', borderSpacing: '0 4px' }}>
        <tbody>
          {shown.map(({ key, scans }) => (
            <tr key={key}>
              <th scope="row" style={{ textAlign: 'start', fontWeight: 400, position: 'relative', padding: '5px 8px' }}>
                <span
                  aria-hidden
                  style={{
                    position: 'absolute',
                    insetBlock: 0,
                    insetInlineStart: 0,
                    width: `${(scans / most) * 100}%`,
                    background: palette.tints.primary,
                    borderRadius: 4,
                  }}
                />
                <span style={{ position: 'relative', overflowWrap: 'anywhere' }}>{label(key)}</span>
              </th>
              <td style={{ width: 64, textAlign: 'end', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
                {formatNumber(scans)}
              </td>
              <td style={{ width: 56, textAlign: 'end', color: palette.muted, fontVariantNumeric: 'tabular-nums' }}>
                {Math.round((scans / Math.max(1, total)) * 100)} %
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shares.length > shownAtFirst && (
        <Button type="link" style={{ padding: 0 }} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('Show fewer') : t('Show all {count}', { count: shares.length })}
        </Button>
      )}
    </Panel>
  );
}

const sum = (shares: Props['shares']) => shares.reduce((all, { scans }) => all + scans, 0);
