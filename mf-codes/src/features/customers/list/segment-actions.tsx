import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { NamingForm } from '../../../parts/naming-form.js';
import { useDeleteSegment, useSaveSegment, useSegments } from '../customers.queries.js';

type Filter = Api['customers.segments.save']['in']['filter'];

interface Props {
  /** The segment that is shown. */
  segmentId: string | undefined;
  /** What else narrows the list. */
  filter: Filter;
  onShow: (segmentId: string | undefined) => void;
}

/** Keeps what the list is narrowed to under a name, or lets such a segment go. */
export function SegmentActions({ segmentId, filter, onShow }: Props) {
  const { modal, notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useDeleteSegment();
  const segment = useSegments().data?.find(({ segment_id }) => segment_id === segmentId);

  if (segment) {
    const onDelete = async () => {
      const text = t('We delete only the saved filter. The customers stay.');
      if (!(await confirm(t('Delete the segment “{name}”?', { name: segment.name }), text, t('Delete segment'))))
        return;
      remove.mutate(
        { segment_id: segment.segment_id },
        {
          onSuccess: () => {
            notify.success(t('The segment “{name}” was deleted.', { name: segment.name }));
            onShow(undefined);
          },
        },
      );
    };
    return (
      <Button danger loading={remove.isPending} onClick={() => void onDelete()}>
        {t('Delete segment')}
      </Button>
    );
  }
  if (Object.values(filter).every((value) => value === undefined)) return null;
  const open = () =>
    modal.open({
      title: t('Save as segment'),
      content: (close) => <SegmentForm filter={filter} close={close} onSaved={onShow} />,
    });
  return <Button onClick={open}>{t('Save as segment')}</Button>;
}

interface FormProps {
  filter: Filter;
  close: () => void;
  onSaved: (segmentId: string) => void;
}

function SegmentForm({ filter, close, onSaved }: FormProps) {
  const save = useSaveSegment();
  const onSave = async (name: string) => {
    const { data } = await save.mutateAsync({ name, filter });
    close();
    onSaved(data.segment_id);
  };
  return (
    <NamingForm
      hint={t('A segment always shows the customers who match its filter at the moment.')}
      missing={t('Give the segment a name.')}
      submitLabel={t('Save segment')}
      save={onSave}
      onCancel={close}
    />
  );
}
