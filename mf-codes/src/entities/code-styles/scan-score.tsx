import type { QrStyle } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { palettes, space } from '@swapt/shared/tokens';
import { Button, Flex, Progress, Skeleton, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { useScanScore } from './code-styles.queries.js';
import { usePause } from '../../parts/use-pause.js';

const typingPauseMs = 600;

const verdicts = {
  good: { sentence: t('Scans well'), hue: 'success' },
  risky: { sentence: t('May fail on some phones'), hue: 'warning' },
  unscannable: { sentence: t('Phones cannot read this'), hue: 'danger' },
} as const;

/** How well phones read this style, with the reasons in plain words. */
export function ScanScore({ style, codeId }: { style: QrStyle; codeId?: string }) {
  const { theme } = useShell();
  const still = usePause(style, typingPauseMs);
  const query = useScanScore(still, codeId);
  const score = query.data?.data.score;
  const isStale = still !== style || query.isFetching;

  if (query.isError) {
    return (
      <Flex vertical align="flex-start" gap={space.sm} role="alert">
        <Typography.Text type="secondary">
          {t('We could not check how well it scans. You can still save.')}
        </Typography.Text>
        <Button size="small" onClick={() => void query.refetch()}>
          {t('Check again')}
        </Button>
      </Flex>
    );
  }
  if (!score) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;

  const { sentence, hue } = verdicts[score.verdict];
  const colour = palettes[theme.mode][hue];
  return (
    <div aria-live="polite" aria-busy={isStale} style={{ opacity: isStale ? 0.55 : 1 }}>
      <Flex justify="space-between" gap={space.sm}>
        <strong style={{ color: colour }}>{sentence}</strong>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>{t('{value} of 100', { value: score.value })}</span>
      </Flex>
      <Progress percent={score.value} showInfo={false} strokeColor={colour} size="small" aria-label={t('Scan score')} />
      {score.reasons.length > 0 && (
        <ul style={{ margin: `${space.xs}px 0 0`, paddingInlineStart: space.md + space.xs }}>
          {score.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
