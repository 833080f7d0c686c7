import { ApiError } from '@swapt/shared/client';
import { formatMoney, parseMoney, type Money } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { ImportWizard, type ImportField } from '@swapt/shared/ui/import-wizard';
import { useState } from 'react';

const fields = [
  { name: 'name', label: 'Product', known: ['name', 'title'], isRequired: true },
  { name: 'price', label: 'Price', known: ['cost', 'amount'], isRequired: true },
  { name: 'stock', label: 'In stock', known: ['stock', 'quantity'] },
] as const satisfies ImportField[];

type Field = (typeof fields)[number]['name'];

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a server would say: each bad row by its place. */
async function check(rows: { price: string }[]): Promise<Money[]> {
  await later(400);
  const problems: Record<string, string> = {};
  const prices = rows.map(({ price }, index) => {
    const parsed = parseMoney(price, 'EUR');
    if ('money' in parsed) return parsed.money;
    problems[`data.${index}.price`] = parsed.problem;
    return { amount: 0, currency: 'EUR' };
  });
  if (Object.keys(problems).length > 0) throw new ApiError(422, 'code.bad_rows', 'Some rows are wrong.', '', problems);
  return prices;
}

export function ImportSample() {
  const { notify } = useShell();
  const [round, setRound] = useState(0);
  return (
    <ImportWizard<Field, Money>
      key={round}
      fields={fields}
      label="One product per line"
      noun={{ one: 'product', many: 'products' }}
      limit={1000}
      help="Each product needs a name and a price. Try one with the price 12,50 to see a row that is refused."
      example={'Product, Price, In stock\nDark bread, 4.20, 12\nRoll, 0.50, 200'}
      check={check}
      run={async (rows, onProgress) => {
        for (const index of rows.keys()) {
          onProgress(index);
          await later(500);
        }
        notify.success(`${rows.length} products would be created now.`);
        setRound(round + 1);
      }}
      show={(row, price) => ({ ...row, price: price ? formatMoney(price) : row.price })}
    />
  );
}
