import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { Button, Flex, Input, Typography } from 'antd';
import { useId, useState } from 'react';
import { findAddress, type FoundAddress } from './find-address.js';

interface Props {
  onFound: (found: FoundAddress) => void;
}

/** Finds coordinates by an address; there is none without the token of a maps service. */
export function AddressSearch({ onFound }: Props) {
  const id = useId();
  const { settings } = useShell();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready');
  const [found, setFound] = useState<readonly FoundAddress[]>();
  if (settings.mapsToken === '') return null;
  const search = async () => {
    if (typed.trim() === '') return;
    setState('asking');
    try {
      setFound(await findAddress(typed.trim(), settings.mapsToken));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div style={{ marginBottom: space.md }}>
      <label htmlFor={id} style={{ display: 'block', marginBottom: space.xs }}>
        {t('Find by address')}
      </label>
      <Input.Search
        id={id}
        value={typed}
        autoComplete="off"
        placeholder={t('Street, town or name of a place')}
        loading={state === 'asking'}
        enterButton={t('Find')}
        onChange={({ target }) => {
          setTyped(target.value);
          setFound(undefined);
        }}
        onPressEnter={(event) => event.preventDefault()}
        onSearch={() => void search()}
      />
      {state === 'failed' && (
        <Typography.Text type="danger" role="alert" style={{ display: 'block', marginTop: space.xs }}>
          {t('The map service does not answer. Try again later, or write the coordinates below.')}
        </Typography.Text>
      )}
      {found && state !== 'failed' && (
        <Flex vertical align="start" gap={space.xs} role="status" style={{ marginTop: space.xs }}>
          {found.length === 0 && t('No address fits this.')}
          {found.map((one) => (
            <Button
              key={`${one.latitude} ${one.longitude}`}
              type="link"
              style={{ padding: 0, whiteSpace: 'normal', height: 'auto', textAlign: 'start' }}
              onClick={() => {
                onFound(one);
                setFound(undefined);
              }}
            >
              {one.name}
            </Button>
          ))}
        </Flex>
      )}
    </div>
  );
}
