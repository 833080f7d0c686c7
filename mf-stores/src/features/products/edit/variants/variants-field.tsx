import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import { Form, Flex, Pagination, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { cellOf, currencyOfCell, problemsOf, type Problems } from './check-variants.js';
import { CurrencyBar } from './currency-bar.js';
import { FillAllButton } from './fill-all-button.js';
import { useDefaultCurrency } from '../../../../entities/products/use-default-currency.js';
import { VariantList } from './variant-list.js';
import { rowsOf, usedOptions, withRow, type OptionDraft, type VariantDraft, type VariantRow } from './variant-rows.js';

interface Props {
  id?: string;
  value?: VariantDraft[];
  onChange?: (value: VariantDraft[]) => void;
  options: readonly OptionDraft[];
  /** What the server refused, by cell. */
  refused: Problems;
}

const pageSize = 25;

/** The variants that the options make, each with its SKU, barcode, net content and prices in one currency at a time. */
export function VariantsField({ id, value, onChange, options, refused }: Props) {
  const drafts = useMemo(() => value ?? [], [value]);
  const rows = useMemo(() => rowsOf(options, drafts), [options, drafts]);
  const { errors } = Form.Item.useStatus();
  const isRefused = errors.length > 0;
  // Once a save failed, every field says at once what is wrong with it.
  const [isChecked, setIsChecked] = useState(false);
  if (isRefused && !isChecked) setIsChecked(true);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string>();
  const [page, setPage] = useState(1);
  const [usual, rememberCurrency] = useDefaultCurrency();

  const found = problemsOf(rows);
  const shown: Problems = {
    ...Object.fromEntries(Object.entries(found).filter(([cell]) => isChecked || left.has(cell))),
    ...refused,
  };
  const used = [...new Set(drafts.flatMap(({ prices }) => Object.keys(prices)))];
  const currency = chosen ?? used[0] ?? usual;
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const current = Math.min(page, pages);

  // The first wrong field leads to its page and currency once; afterwards somebody goes where they want.
  const first = isRefused ? Object.keys(shown)[0] : undefined;
  const [led, setLed] = useState<string>();
  if (first !== led) {
    setLed(first);
    const at = rows.findIndex(({ key }) => first?.startsWith(`${key} `));
    if (first && at >= 0) {
      setPage(Math.floor(at / pageSize) + 1);
      setChosen(currencyOfCell(first) ?? currency);
    }
  }

  const change = (row: VariantRow, part: Partial<VariantDraft>) => {
    if (part.prices) rememberCurrency(currency);
    setChosen(currency);
    onChange?.(withRow(drafts, row, part));
  };

  return (
    <Flex vertical gap={space.md} id={id} tabIndex={-1} role="group" aria-label={t('Variants')}>
      <CurrencyBar
        currencies={used.includes(currency) ? used : [...used, currency]}
        current={currency}
        priced={drafts.filter(({ prices }) => prices[currency]).length}
        onChoose={(next) => {
          setChosen(next);
          rememberCurrency(next);
        }}
        onRemove={(gone) => {
          setChosen(used.find((other) => other !== gone));
          onChange?.(drafts.map((draft) => ({ ...draft, prices: without(draft.prices, gone) })));
        }}
      >
        {rows.length > 1 && (
          <FillAllButton currency={currency} rows={rows} onFill={(next) => onChange?.(next)} drafts={drafts} />
        )}
      </CurrencyBar>
      <VariantList
        rows={rows.slice((current - 1) * pageSize, current * pageSize)}
        isOnly={usedOptions(options).length === 0}
        currency={currency}
        problems={shown}
        onChange={change}
        onLeave={(row, field) => setLeft(new Set([...left, cellOf(row, field)]))}
      />
      <Flex wrap gap={space.sm} justify="space-between" align="center">
        {rows.length > 1 && (
          <Typography.Text type="secondary" role="status">
            {t('{sold} of {all} variants are sold', {
              sold: formatNumber(rows.filter(({ isOff }) => !isOff).length),
              all: formatNumber(rows.length),
            })}
          </Typography.Text>
        )}
        {pages > 1 && (
          <Pagination
            size="small"
            current={current}
            pageSize={pageSize}
            total={rows.length}
            showSizeChanger={false}
            onChange={setPage}
          />
        )}
      </Flex>
      <Typography.Text type="secondary">
        {t('With a net content, such as 250 g or 6 × 330 ml, shoppers also see what a kilogram or a litre costs.')}
      </Typography.Text>
    </Flex>
  );
}

const without = (prices: VariantDraft['prices'], gone: string): VariantDraft['prices'] =>
  Object.fromEntries(Object.entries(prices).filter(([currency]) => currency !== gone));
