import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { AiPicture } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
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
            isChosen ? `${code?.name} shows its own style again.` : `${code?.name} now shows this picture.`,
          ),
      },
    );
  const ask = async () => {
    const isMeant = await confirm(
      'Delete this picture?',
      'Nobody can open its files after that. Printed copies still scan.',
      'Delete the picture',
    );
    if (!isMeant) return;
    remove.mutate(
      { picture_id },
      {
        onSuccess: () => {
          notify.success('The picture was deleted.');
          onDeleted?.();
        },
      },
    );
  };
  return (
    <Flex wrap gap={8}>
      <Button href={png} download={`${fileName(prompt)}.png`} aria-label={`Download ${prompt} as PNG`}>
        PNG
      </Button>
      {svg && (
        <Button href={svg} download={`${fileName(prompt)}.svg`} aria-label={`Download ${prompt} as SVG`}>
          SVG
        </Button>
      )}
      {code && canWrite && (
        <Button onClick={swap} loading={choose.isPending} aria-pressed={isChosen}>
          {isChosen ? 'Stop using for the code' : 'Use as the code’s picture'}
        </Button>
      )}
      {canWrite && (
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={`Delete the picture ${prompt}`}
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
