import { Button, Flex, theme } from 'antd';
import { radius, space } from '../../tokens/index.js';
import type { DataListSelection, KeySelection } from './data-list-types.js';
import { formatNumber } from '../format.js';
import { useIsPhone } from '../use-media.js';
import { t } from '../../text/index.js';

interface Selected<Row> extends KeySelection {
  all: Row[];
  /** Those on other pages. */
  elsewhere: Row[];
  isWholePage: boolean;
}

/** The selection as it is now: rows of this page as they were read last, and those of other pages, which stay selected. */
export function selectionOf<Row>(
  selection: DataListSelection<Row>,
  rows: Row[],
  rowKey: (row: Row) => string,
): Selected<Row> {
  const { everything } = selection;
  const here = new Set(rows.map(rowKey));
  const elsewhere = everything?.isOn ? [] : selection.rows.filter((row) => !here.has(rowKey(row)));
  const keys = everything?.isOn ? [...here] : selection.rows.map(rowKey).filter((key) => here.has(key));
  return {
    all: [...elsewhere, ...rows.filter((row) => keys.includes(rowKey(row)))],
    elsewhere,
    keys,
    isWholePage: keys.length === rows.length,
    onChange: (next: string[]) => {
      // Who takes one away means the page that is shown, without that one.
      everything?.onChange(false);
      selection.onChange([...elsewhere, ...rows.filter((row) => next.includes(rowKey(row)))]);
    },
  };
}

interface Props<Row> {
  noun: string;
  total: number;
  selection: DataListSelection<Row>;
  selected: Selected<Row>;
}

/** What is selected, what can be done with it, and the way to all that the list shows. */
export function SelectionBar<Row>({ noun, total, selection, selected }: Props<Row>) {
  const { token } = theme.useToken();
  const isPhone = useIsPhone();
  const { everything, actions } = selection;
  const { all, elsewhere, isWholePage } = selected;
  const isEverything = everything?.isOn === true;
  if (all.length === 0) return null;
  return (
    <Flex
      wrap
      align="center"
      gap={space.sm}
      role="region"
      aria-label={t('Selected')}
      style={{
        // What is selected far down the list is still acted on from here.
        position: 'sticky',
        top: 'var(--top-bar, 0px)',
        zIndex: 3,
        padding: `${space.sm}px ${space.md}px`,
        background: token.colorPrimaryBg,
        // On a phone it stands above cards, elsewhere it is the top of the table's frame.
        ...(isPhone && { borderRadius: radius, marginBottom: space.sm }),
      }}
    >
      <span role="status" style={{ fontWeight: 500 }}>
        {isEverything
          ? t('All {total} {noun} selected', { total: formatNumber(total), noun })
          : t('{count} selected{others}', {
              count: formatNumber(all.length),
              others:
                elsewhere.length > 0 ? t(', {count} on other pages', { count: formatNumber(elsewhere.length) }) : '',
            })}
      </span>
      {everything && !isEverything && isWholePage && total > all.length && (
        <Button size="small" type="link" onClick={() => everything.onChange(true)} style={{ paddingInline: 0 }}>
          {t('Select all {total} {noun}', { total: formatNumber(total), noun })}
        </Button>
      )}
      {isEverything ? everything.actions(total) : actions(all)}
    </Flex>
  );
}
