import type { Api, Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { SmallForm, useHasDraft } from '@swapt/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { isAway } from '../../../entities/codes/away-notice.js';
import { useUpdateCode } from '../../../entities/codes/codes.queries.js';
import { ChangeButton, Fact } from './fact.js';

type Values = Pick<Api['codes.update']['in']['data'], 'name' | 'target' | 'tags'>;

interface Props {
  code: Code;
  field: keyof Values;
  /** What the server is sent of what the form has. */
  sent?: (values: Values) => Values;
  /** The field of the form. */
  input: ReactNode;
  children: ReactNode;
}

const texts = {
  name: {
    name: t('Name'),
    change: t('Change the name'),
    saved: (name: string) => t('The name of “{name}” is saved.', { name }),
  },
  target: {
    name: t('Destination'),
    change: t('Change the destination'),
    saved: (name: string) => t('The destination of “{name}” is saved.', { name }),
  },
  tags: {
    name: t('Tags'),
    change: t('Change the tags'),
    saved: (name: string) => t('The tags of “{name}” are saved.', { name }),
  },
} as const satisfies Record<keyof Values, object>;

/** A fact of a code that is changed where it stands. */
export function ChangeableFact({ code, field, sent = (values) => values, input, children }: Props) {
  const { session, notify } = useShell();
  const isKept = useHasDraft(field);
  const [state, setState] = useState<'untouched' | 'kept' | 'open' | 'closed'>(isKept ? 'kept' : 'untouched');
  const close = () => setState('closed');
  const update = useUpdateCode({ shownByForm: true });
  const { name, change: label, saved } = texts[field];
  if (!session.can('codes:write') || isAway(code)) return <Fact name={name}>{children}</Fact>;
  if (state === 'untouched' || state === 'closed') {
    // Who has just used the field goes on from where they were.
    const action = <ChangeButton label={label} autoFocus={state === 'closed'} onClick={() => setState('open')} />;
    return (
      <Fact name={name} action={action}>
        {children}
      </Fact>
    );
  }
  const save = async (values: Values) => {
    await update.mutateAsync({ code_id: code.code_id, data: sent(values) });
    close();
    notify.success(saved(values.name ?? code.name));
  };
  return (
    <Fact name={label} isNameHidden>
      <Focused isAsked={state === 'open'}>
        <SmallForm<Values>
          initialValues={{ [field]: code[field] }}
          fields={[field]}
          save={save}
          submitLabel={t('Save')}
          draftName={field}
          onCancel={close}
        >
          {input}
        </SmallForm>
      </Focused>
    </Fact>
  );
}

/** Puts the cursor into the field that somebody asked for; one that is back with its draft leaves it where it is. */
function Focused({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return <div ref={place}>{children}</div>;
}
