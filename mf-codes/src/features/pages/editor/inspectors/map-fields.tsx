import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { Field } from '../fields/field.js';
import { readPlace } from '../fields/read-place.js';
import { TextField } from '../fields/text-fields.js';
import type { Inspected } from './inspector.js';
import { TitleField } from './title-field.js';

const help = t(
  'Copy the link of the place from your maps app and paste it here, or paste its coordinates, such as 48.2082, 16.3738. Without it, the page has a button that opens the address in the visitor’s maps app.',
);

export function MapFields({ props, change, errors }: Inspected<'map'>) {
  const [pasted, setPasted] = useState<string>();
  const { latitude, longitude, address } = props;
  const hasPlace = latitude !== null && longitude !== null;
  const error = pasted ? t('We found no place in this. Paste the link of a place or its coordinates.') : undefined;
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <TextField
        label={t('Address')}
        help={t('As you would write it on a letter.')}
        value={address}
        max={400}
        error={errors.address}
        onChange={(text) => change({ address: text })}
      />
      <Field label={t('Place on the map')} help={help} error={errors.latitude ?? errors.longitude ?? error}>
        {(control) => (
          <Flex gap={8}>
            <Input
              {...control}
              value={pasted ?? (hasPlace ? `${latitude}, ${longitude}` : '')}
              placeholder="48.2082, 16.3738"
              onChange={({ target: { value } }) => {
                const place = readPlace(value);
                setPasted(place ? undefined : value);
                if (place) change(place);
              }}
            />
            {hasPlace && (
              <Button
                onClick={() => {
                  setPasted(undefined);
                  change({ latitude: null, longitude: null });
                }}
              >
                {t('Remove')}
              </Button>
            )}
          </Flex>
        )}
      </Field>
    </>
  );
}
