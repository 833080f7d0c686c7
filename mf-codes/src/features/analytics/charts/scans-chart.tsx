import { useShell } from '@swapt/shared/sdk';
import { palettes, radius } from '@swapt/shared/tokens';
import { formatNumber } from '@swapt/shared/ui';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartPoint } from './chart-point.js';

/** Scans over time: people, and on top what counts as automated. */
export default function ScansChart({ points }: { points: ChartPoint[] }) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const tick = { fill: palette.muted, fontSize: 12 };
  return (
    <ResponsiveContainer width="100%" height={280}>
      <BarChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid stroke={palette.border} strokeOpacity={0.6} vertical={false} />
        <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={{ stroke: palette.border }} minTickGap={24} />
        <YAxis tick={tick} tickLine={false} axisLine={false} allowDecimals={false} width={44} />
        <Tooltip
          cursor={{ fill: palette.tints.primary, opacity: 0.6 }}
          contentStyle={{
            background: palette.raised,
            color: palette.text,
            border: `1px solid ${palette.border}`,
            borderRadius: radius,
            boxShadow: palette.shadow,
          }}
          itemStyle={{ color: palette.text }}
          labelStyle={{ color: palette.muted }}
          formatter={(value) => formatNumber(Number(value))}
        />
        <Legend
          itemSorter={null}
          iconType="circle"
          iconSize={8}
          formatter={(name) => <span style={{ color: palette.text }}>{name}</span>}
        />
        <Bar
          dataKey="human"
          name="People"
          stackId="scans"
          fill={palette.series[0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
        <Bar
          dataKey="automated"
          name="Automated"
          stackId="scans"
          fill={palette.series[4]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
