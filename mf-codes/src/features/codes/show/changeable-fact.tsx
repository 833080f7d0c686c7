import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useHasDraft } from '@swapt/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { isAway } from '../../../entities/codes/away-notice.js';
import { factDraft, FactForm, type FactField } from '../form/fact-form.js';
import { ChangeButton, Fact } from './fact.js';

interface Props {
  code: Code;
  field: FactField;
  children: ReactNode;
}

const texts = {
  name: { name: t('Name'), change: t('Change the name') },
  target: { name: t('Destination'), change: t('Change the destination') },
  tags: { name: t('Tags'), change: t('Change the tags') },
} as const satisfies Record<FactField, object>;

/** A fact of a code that is changed where it stands. */
export function ChangeableFact({ code, field, children }: Props) {
  const { session } = useShell();
  const isKept = useHasDraft(factDraft(code, field));
  const [state, setState] = useState<'untouched' | 'kept' | 'open' | 'closed'>(isKept ? 'kept' : 'untouched');
  const { name, change: label } = texts[field];
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
  return (
    <Fact name={label} isNameHidden>
      <Focused isAsked={state === 'open'}>
        <FactForm code={code} field={field} close={() => setState('closed')} />
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
