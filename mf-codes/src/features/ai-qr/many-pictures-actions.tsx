import type { AiPicture } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { formatNumber, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useOneByOne } from '@swapt/shared/query';

interface Props {
  pictures: readonly AiPicture[];
  onDone: () => void;
}

/** Buttons for the pictures that are selected in the list. */
export function ManyPicturesActions({ pictures, onDone }: Props) {
  const { call, notify } = useShell();
  const confirm = useDangerConfirm();
  const { runAll, done } = useOneByOne('aiqr.delete');
  const isBusy = done !== undefined;

  const remove = async () => {
    const isMeant = await confirm(
      t('{count, plural, one {Delete this picture?} other {Delete these # pictures?}}', { count: pictures.length }),
      t('Nobody can open their files after that. Printed copies still scan.'),
      t('Delete'),
    );
    if (!isMeant) return;
    const { changed, left } = await runAll(
      pictures,
      ({ prompt }) => prompt,
      ({ picture_id }) => call('aiqr.delete', { picture_id }),
    );
    if (changed.length > 0) {
      notify.success(
        t('{count, plural, one {The picture was deleted.} other {# pictures were deleted.}}', {
          count: changed.length,
        }),
      );
      onDone();
    }
    const [first] = left;
    if (first)
      notify.error(
        t('{count, plural, one {# picture was} other {# pictures were}} not deleted: “{name}”: {reason}', {
          count: left.length,
          ...first,
        }),
      );
  };

  return (
    <>
      <Button size="small" danger disabled={isBusy} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      <Button size="small" type="text" disabled={isBusy} onClick={onDone}>
        {t('Clear selection')}
      </Button>
      {isBusy && <span role="status">{t('{done} done', { done: formatNumber(done) })}</span>}
    </>
  );
}
