import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { useMutation } from '@tanstack/react-query';
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
  const find = useMutation({
    mutationFn: (search: string) => findAddress(search, settings.mapsToken),
    meta: { shownByForm: true },
  });
  if (settings.mapsToken === '') return null;
  return (
    <div style={{ marginBottom: space.md }}>
      <label htmlFor={id} style={{ display: 'block', marginBottom: space.xs }}>
        {t('Find by address')}
      </label>
      <Input.Search
        id={id}
        value={typed}
        autoComplete="off"
        placeholder={t('Street and town')}
        loading={find.isPending}
        enterButton={t('Find')}
        onChange={({ target }) => {
          setTyped(target.value);
          // What is still asked for is about another text.
          find.reset();
        }}
        onPressEnter={(event) => event.preventDefault()}
        onSearch={() => {
          if (typed.trim()) find.mutate(typed.trim());
        }}
      />
      {find.isError && (
        <Typography.Text type="danger" role="alert" style={{ display: 'block', marginTop: space.xs }}>
          {t('The map service does not answer. Try again later, or write the coordinates below.')}
        </Typography.Text>
      )}
      {find.data && (
        <Flex vertical align="start" gap={space.xs} role="status" style={{ marginTop: space.xs }}>
          {find.data.length === 0 && t('No address fits this.')}
          {find.data.map((one) => (
            <Button
              key={`${one.latitude} ${one.longitude}`}
              type="link"
              style={{ padding: 0, whiteSpace: 'normal', height: 'auto', textAlign: 'start' }}
              onClick={() => {
                onFound(one);
                find.reset();
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
