import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { AiPicture } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { useChoosePicture, useDeletePicture } from './ai-qr.queries.js';

interface Props {
  picture: AiPicture;
  onDeleted?: () => void;
}

/** Files of a picture, and what can be done with it. */
export function PictureActions({ picture, onDeleted }: Props) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const choose = useChoosePicture();
  const remove = useDeletePicture();
  const { picture_id, png_url: png, svg_url: svg, code, is_chosen: isChosen, prompt } = picture;
  const canWrite = session.can('codes:write');
  const swap = () =>
    choose.mutate(
      { picture_id, is_chosen: !isChosen },
      {
        onSuccess: () =>
          notify.success(
            isChosen
              ? t('{name} shows its own style again.', { name: code?.name ?? '' })
              : t('{name} now shows this picture.', { name: code?.name ?? '' }),
          ),
      },
    );
  const ask = async () => {
    const isMeant = await confirm(
      t('Delete this picture?'),
      t('Nobody can open its files after that. Printed copies still scan.'),
      t('Delete the picture'),
    );
    if (!isMeant) return;
    remove.mutate(
      { picture_id },
      {
        onSuccess: () => {
          notify.success(t('The picture was deleted.'));
          onDeleted?.();
        },
      },
    );
  };
  return (
    <Flex wrap gap={8}>
      <Button href={png} download={`${fileName(prompt)}.png`} aria-label={t('Download {prompt} as PNG', { prompt })}>
        {t('PNG')}
      </Button>
      {svg && (
        <Button href={svg} download={`${fileName(prompt)}.svg`} aria-label={t('Download {prompt} as SVG', { prompt })}>
          {t('SVG')}
        </Button>
      )}
      {code && canWrite && (
        <Button onClick={swap} loading={choose.isPending} aria-pressed={isChosen}>
          {isChosen ? t('Stop using for the code') : t('Use as the code’s picture')}
        </Button>
      )}
      {canWrite && (
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('Delete the picture {prompt}', { prompt })}
          loading={remove.isPending}
          onClick={() => void ask()}
        />
      )}
    </Flex>
  );
}

const fileName = (prompt: string) =>
  prompt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'qr-picture';
