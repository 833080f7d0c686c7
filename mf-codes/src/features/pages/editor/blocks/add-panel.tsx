import { radius, space } from '@swapt/shared/tokens';
import { blockNames, blockTypes } from '@swapt/shared/values';
import { Button, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { blockKinds } from './block-kinds.js';
import { usePageSamples } from '../page-samples.js';
import { useBlocks } from './use-blocks.js';

/** Every kind of block; a click puts one on the page. */
export function AddPanel({ onAdded }: { onAdded: () => void }) {
  const { add } = useBlocks();
  const samples = usePageSamples();
  return (
    <ul
      aria-label={t('Blocks to add')}
      style={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
        gap: space.sm,
      }}
    >
      {blockTypes.map((type) => {
        const name = t(blockNames[type]);
        const { use, icon } = blockKinds[type];
        return (
          <li key={type}>
            <Button
              aria-label={t('Add {name}', { name })}
              disabled={!samples}
              onClick={() => {
                if (samples) add(type, samples);
                onAdded();
              }}
              style={{
                width: '100%',
                height: '100%',
                padding: space.sm,
                borderRadius: radius,
                flexDirection: 'column',
                alignItems: 'flex-start',
                justifyContent: 'flex-start',
                gap: 2,
                whiteSpace: 'normal',
                textAlign: 'left',
              }}
            >
              <span style={{ fontSize: 18 }}>{icon}</span>
              <span style={{ fontWeight: 600 }}>{name}</span>
              <Typography.Text type="secondary" style={{ fontSize: 12, lineHeight: 1.3 }}>
                {use}
              </Typography.Text>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
