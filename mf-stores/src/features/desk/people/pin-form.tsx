import type { Api } from '@swapt/shared/contract';
import { useApiQuery } from '@swapt/shared/query';
import { t } from '@swapt/shared/text';
import { ErrorState, RequiredSelect, SmallForm } from '@swapt/shared/ui';
import { Form, Input, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';

type Person = Api['pos.people']['out']['data'][number];

interface Props {
  /** Who is asked for. */
  who: (person: Person) => boolean;
  submitLabel: string;
  save: (person: { user_id: string; pin: string }) => Promise<void>;
  /** The dialog went, with or without a word. */
  onGone?: () => void;
  close: () => void;
}

/** One of the team and their PIN. */
export function PinForm({ who, submitLabel, save, onGone, close }: Props) {
  const query = useApiQuery('pos.people', {}, { select: ({ data }) => data });
  useGone(onGone);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton active />;
  const people = query.data.filter((one) => one.has_pin && who(one));
  if (people.length === 0)
    return (
      <p>{t('Nobody who may do this has a PIN yet. They set one in the menu of the desk, signed in as themselves.')}</p>
    );
  return (
    <SmallForm<{ user_id?: string; pin: string }>
      initialValues={{ ...(people.length === 1 && { user_id: people[0]?.user_id ?? '' }), pin: '' }}
      fields={['user_id', 'pin']}
      save={async ({ user_id = '', pin }) => {
        await save({ user_id, pin });
        close();
      }}
      submitLabel={submitLabel}
      onCancel={close}
    >
      <Form.Item name="user_id" label={t('Who?')} rules={[{ required: true, message: t('Choose somebody.') }]}>
        <RequiredSelect options={people.map(({ user_id: value, name: label }) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="pin" label={t('PIN')} rules={[{ required: true, message: t('Type the PIN.') }]}>
        <Input type="password" inputMode="numeric" autoComplete="off" style={{ maxWidth: 160 }} />
      </Form.Item>
    </SmallForm>
  );
}

/** Hears that the form is gone, a moment later: React’s strict mode takes it away and brings it back at once. */
function useGone(onGone: (() => void) | undefined) {
  const heard = useRef(onGone);
  const isHere = useRef(false);
  useEffect(() => {
    heard.current = onGone;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      queueMicrotask(() => {
        if (!isHere.current) heard.current?.();
      });
    };
  }, []);
}
