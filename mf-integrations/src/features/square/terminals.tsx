import type { SquareDevice } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState, formatDateTime, SmallForm, StatusLabel, TextInput } from '@swapt/shared/ui';
import { squareLimits } from '@swapt/shared/values';
import { Button, Flex, Form, Skeleton } from 'antd';
import { useState } from 'react';
import { useDevices, usePair } from './square.queries.js';

/** The terminals that take payments for a store. A new one is paired by a code that is typed into it. */
export function Terminals({ storeId }: { storeId: string }) {
  const query = useDevices(storeId);
  const [isPairing, setIsPairing] = useState(false);
  if (query.isPending) return <Skeleton active paragraph={{ rows: 1 }} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Flex vertical gap={space.sm} style={{ marginTop: space.sm }}>
      {query.data.length === 0 && <span>{t('No terminal is paired yet.')}</span>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.sm }}>
        {query.data.map((device) => (
          <li key={device.code_id}>
            {device.device_id === null ? <Waiting device={device} /> : <Paired name={device.name} />}
          </li>
        ))}
      </ul>
      {isPairing ? (
        <PairForm storeId={storeId} onDone={() => setIsPairing(false)} />
      ) : (
        <div>
          <Button onClick={() => setIsPairing(true)}>{t('Pair a terminal')}</Button>
        </div>
      )}
    </Flex>
  );
}

const Paired = ({ name }: { name: string }) => (
  <Flex wrap gap={space.sm} align="center">
    <span>{name}</span>
    <StatusLabel label={t('Paired')} hue="success" />
  </Flex>
);

function Waiting({ device: { name, code, pair_by: until } }: { device: SquareDevice }) {
  return (
    <div role="status">
      <Flex wrap gap={space.sm} align="center">
        <span>{name}</span>
        <StatusLabel label={t('Waits for its code')} hue="warning" />
      </Flex>
      <div style={{ fontSize: 32, fontWeight: 600, letterSpacing: 4 }}>{code}</div>
      {t('On the terminal choose “Sign in”, then “Use a device code”, and type this code.')}{' '}
      {until && t('It works until {time}.', { time: formatDateTime(until) })}
    </div>
  );
}

function PairForm({ storeId, onDone }: { storeId: string; onDone: () => void }) {
  const pair = usePair();
  return (
    <SmallForm<{ name: string }>
      initialValues={{ name: '' }}
      fields={['name']}
      draftName={`terminal ${storeId}`}
      save={async ({ name }) => {
        await pair.mutateAsync({ store_id: storeId, name });
        onDone();
      }}
      submitLabel={t('Get a code')}
      onCancel={onDone}
    >
      <Form.Item
        name="name"
        label={t('Name of the terminal')}
        extra={t('So that you know at the desk which one it is.')}
        required
        rules={[{ required: true, whitespace: true, message: t('Give the terminal a name.') }]}
      >
        <TextInput max={squareLimits.deviceName} style={{ maxWidth: 360 }} />
      </Form.Item>
    </SmallForm>
  );
}
