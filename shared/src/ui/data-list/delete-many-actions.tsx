import { Button } from 'antd';
import { t } from '../../text/index.js';
import { useDangerConfirm } from '../use-danger-confirm.js';

interface Props {
  /** The question: “Delete 12 notes?” */
  title: string;
  /** What is lost, and how long it can be undone. */
  text: string;
  isBusy: boolean;
  onDelete: () => void;
  onClear: () => void;
}

/** Buttons for what is selected in a list of which many can be deleted, and nothing else is done with many. */
export function DeleteManyActions({ title, text, isBusy, onDelete, onClear }: Props) {
  const confirm = useDangerConfirm();
  const remove = async () => {
    if (await confirm(title, text, t('Delete'))) onDelete();
  };
  return (
    <>
      <Button size="small" danger disabled={isBusy} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      <Button size="small" type="text" onClick={onClear}>
        {t('Clear selection')}
      </Button>
    </>
  );
}
