import type { AiPicture } from '@swapt/shared/contract';
import { radius } from '@swapt/shared/tokens';
import { ErrorState, Panel } from '@swapt/shared/ui';
import { aiStyles } from '@swapt/shared/values';
import { Skeleton } from 'antd';
import { t } from '@swapt/shared/text';
import { usePicture } from './ai-qr.queries.js';
import { PictureActions } from './picture-actions.js';

/** The picture that was made last. */
export function MadePanel({ pictureId, onDeleted }: { pictureId: string; onDeleted: () => void }) {
  const { data, error, refetch } = usePicture(pictureId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const picture = data?.data;
  return (
    <Panel title={t('Your picture')} lead={picture && <Facts picture={picture} />}>
      {picture ? (
        <>
          <img
            src={picture.png_url}
            alt={t('QR code in the style {label}: {prompt}', {
              label: t(aiStyles[picture.style].label),
              prompt: picture.prompt,
            })}
            width="600"
            height="600"
            style={{ display: 'block', width: '100%', height: 'auto', borderRadius: radius, marginBottom: 16 }}
          />
          <PictureActions picture={picture} onDeleted={onDeleted} />
        </>
      ) : (
        <Skeleton active />
      )}
    </Panel>
  );
}

const Facts = ({ picture: { score, made_by } }: { picture: AiPicture }) => (
  <>
    {made_by === 'model' ? t('Made by an AI model.') : t('Drawn by our own renderer, without an AI model.')}{' '}
    {t('Scan score {score} of 100. Scan it yourself before you print it.', { score: score.value })}
  </>
);
