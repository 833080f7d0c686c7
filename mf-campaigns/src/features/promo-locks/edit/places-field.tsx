import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { promoLimits } from '@swapt/shared/values';
import { Button, Divider, Form } from 'antd';
import { Fragment } from 'react';
import { PlaceMap } from '../map/place-map.js';
import { emptyPlace, type LockValues, type PlaceValues } from './lock-values.js';
import { PlaceItem } from './place-item.js';

/** The places at which it opens, and a map of them. */
export function PlacesField() {
  const places = Form.useWatch((values: LockValues) => values.places) ?? [];
  const drawn = places.filter(isWhole);
  return (
    <>
      <Form.List name="places">
        {(items, { add, remove }, { errors }) => (
          <>
            {items.map(({ key, name }) => (
              <Fragment key={key}>
                {name > 0 && <Divider style={{ margin: `${space.sm}px 0 ${space.md}px` }} />}
                <PlaceItem at={name} onRemove={() => remove(name)} />
              </Fragment>
            ))}
            {items.length < promoLimits.places && (
              <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => add(emptyPlace)}>
                {items.length === 0 ? t('Add a place') : t('Add another place')}
              </Button>
            )}
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
      {drawn.length > 0 && (
        <div style={{ marginTop: space.md }}>
          <PlaceMap places={drawn} />
        </div>
      )}
    </>
  );
}

type WholePlace = PlaceValues & { latitude: number; longitude: number; radius: number };

const isWhole = (place: PlaceValues | undefined): place is WholePlace =>
  typeof place?.latitude === 'number' &&
  typeof place.longitude === 'number' &&
  typeof place.radius === 'number' &&
  Math.abs(place.latitude) <= 90 &&
  Math.abs(place.longitude) <= 180 &&
  place.radius > 0;
