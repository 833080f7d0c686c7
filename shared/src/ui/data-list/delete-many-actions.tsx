import { Button } from 'antd';
import { t } from '../../text/index.js';
import { useDangerConfirm } from '../use-danger-confirm.js';

interface Props {
  /** The question: “Delete 12 notes?” */
  title: string;
  /** What is lost, and how long it can be undone. */
  text: string;
  /** What the button says where deleting is called something else. */
  label?: string;
  isBusy: boolean;
  onDelete: () => void;
  onClear: () => void;
}

/** Buttons for what is selected in a list of which many can be deleted, and nothing else is done with many. */
export function DeleteManyActions({ title, text, label = t('Delete'), isBusy, onDelete, onClear }: Props) {
  const confirm = useDangerConfirm();
  const remove = async () => {
    if (await confirm(title, text, label)) onDelete();
  };
  return (
    <>
      <Button size="small" danger disabled={isBusy} onClick={() => void remove()}>
        {label}
      </Button>
      <Button size="small" type="text" onClick={onClear}>
        {t('Clear selection')}
      </Button>
    </>
  );
}
