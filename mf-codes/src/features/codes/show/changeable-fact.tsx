import EditOutlined from '@ant-design/icons/EditOutlined';
import type { Api, Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { SmallForm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isAway } from '../../../entities/codes/away-notice.js';
import { useUpdateCode } from '../../../entities/codes/codes.queries.js';
import { Fact } from './fact.js';

type Values = Pick<Api['codes.update']['in']['data'], 'name' | 'target' | 'tags'>;

interface Props {
  code: Code;
  /** Its label, and what the button changes: “Change the name”. */
  name: string;
  field: keyof Values;
  /** What the server is sent of what the form has. */
  sent?: (values: Values) => Values;
  /** The field of the form. */
  input: ReactNode;
  children: ReactNode;
}

/** A fact of a code that is changed where it stands. */
export function ChangeableFact({ code, name, field, sent = (values) => values, input, children }: Props) {
  const { session, notify } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const update = useUpdateCode({ shownByForm: true });
  const label = `Change the ${name.toLowerCase()}`;
  if (!session.can('codes:write') || isAway(code)) return <Fact name={name}>{children}</Fact>;
  if (!isOpen) {
    const action = (
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      />
    );
    return (
      <Fact name={name} action={action}>
        {children}
      </Fact>
    );
  }
  const save = async (values: Values) => {
    await update.mutateAsync({ code_id: code.code_id, data: sent(values) });
    setIsOpen(false);
    notify.success(`The ${name.toLowerCase()} of “${values.name ?? code.name}” is saved.`);
  };
  return (
    <Fact name={label} isNameHidden>
      <Focused>
        <SmallForm<Values>
          initialValues={{ [field]: code[field] }}
          fields={[field]}
          save={save}
          submitLabel="Save"
          onCancel={() => setIsOpen(false)}
        >
          {input}
        </SmallForm>
      </Focused>
    </Fact>
  );
}

/** Puts the cursor into the field that has just come. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return <div ref={place}>{children}</div>;
}
