import { space } from '@swapt/shared/tokens';
import { StatTile } from '@swapt/shared/ui';
import { changeText } from '@swapt/shared/ui/analytics';
import { Flex } from 'antd';
import { figureText, type mainFigures } from './figures.js';
import type { OrdersOf } from './orders-of.js';
import type { Report } from './sales.queries.js';

interface Props {
  figures: typeof mainFigures;
  report: Pick<Report, 'totals' | 'currency'>;
  before: Report['totals'] | undefined;
  to: OrdersOf;
}

/** Figures with what they mean, how they were before, and the orders behind them. */
export const FigureTiles = ({ figures, report: { totals, currency }, before, to }: Props) => (
  <Flex wrap gap={space.md}>
    {figures.map((figure) => {
      const { name, label, meaning, part } = figure;
      const [value, then] = [totals[name], before?.[name]];
      const write = (amount: number) => figureText(figure, amount, currency);
      const change = typeof value === 'number' && typeof then === 'number' ? changeText(value, then, write) : '';
      return (
        <StatTile
          key={name}
          label={label}
          value={figureText(figure, value, currency)}
          explanation={[meaning, change].filter(Boolean).join(' ')}
          {...(value ? { to: to({ ...(part && { part }), what: label }) } : {})}
        />
      );
    })}
  </Flex>
);
