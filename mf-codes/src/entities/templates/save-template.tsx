import type { PageDocument } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useIdempotencyKey } from '@swapt/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NamingForm } from '../../parts/naming-form.js';

interface Props {
  document: PageDocument;
  name: string;
  close: () => void;
}

/** Keeps a page as a template of the organization, in a dialog. */
export function SaveTemplate({ document, name, close }: Props) {
  const { call, session, notify } = useShell();
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const save = useMutation({
    mutationFn: (input: { name: string }) => {
      const whole = { org_id: session.org.org_id, document, ...input };
      return call('templates.save', whole, { idempotencyKey: keyOf(whole) });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['templates'] }),
    meta: { shownByForm: true },
  });

  return (
    <NamingForm
      label="Name of the template"
      hint="Everyone in your organization can start a page with it."
      missing="Give the template a name."
      name={name}
      submitLabel="Save as template"
      save={async (chosen) => {
        const { data } = await save.mutateAsync({ name: chosen });
        notify.success(`“${data.name}” is now one of your templates.`);
        close();
      }}
      onCancel={close}
    />
  );
}
