import type { Folder } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { NamingForm } from '../../parts/naming-form.js';
import { useCreateFolder } from './folders.queries.js';

/** Makes a folder, in a dialog. */
export function FolderForm({ close, onMade }: { close: () => void; onMade: (folder: Folder) => void }) {
  const create = useCreateFolder();

  const save = async (name: string) => {
    const { data } = await create.mutateAsync({ name });
    close();
    onMade(data);
  };

  return (
    <NamingForm
      hint={t('For example: Tables, Flyers, Spring fair.')}
      missing={t('Give the folder a name.')}
      submitLabel={t('Create folder')}
      save={save}
      onCancel={close}
    />
  );
}
