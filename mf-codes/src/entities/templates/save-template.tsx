import type { PageDocument } from '@swapt/shared/contract';
import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { NamingForm } from '../../parts/naming-form.js';

interface Props {
  document: PageDocument;
  name: string;
  close: () => void;
}

/** Keeps a page as a template of the organization, in a dialog. */
export function SaveTemplate({ document, name, close }: Props) {
  const { notify } = useShell();
  const save = useApiMutation('templates.save', { isOnce: true, shownByForm: true });

  return (
    <NamingForm
      label={t('Name of the template')}
      hint={t('Everyone in your organization can start a page with it.')}
      missing={t('Give the template a name.')}
      name={name}
      submitLabel={t('Save as template')}
      save={async (chosen) => {
        const { data } = await save.mutateAsync({ document, name: chosen });
        notify.success(t('“{name}” is now one of your templates.', { name: data.name }));
        close();
      }}
      onCancel={close}
    />
  );
}
