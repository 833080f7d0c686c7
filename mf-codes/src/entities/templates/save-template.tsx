import type { PageDocument } from '@swapt/shared/contract';
import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
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
      label="Name of the template"
      hint="Everyone in your organization can start a page with it."
      missing="Give the template a name."
      name={name}
      submitLabel="Save as template"
      save={async (chosen) => {
        const { data } = await save.mutateAsync({ document, name: chosen });
        notify.success(`“${data.name}” is now one of your templates.`);
        close();
      }}
      onCancel={close}
    />
  );
}
