import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Store } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { storeLimits } from '@swapt/shared/values';
import { Button, Form } from 'antd';
import { newZone } from '../values/methods.js';
import { ZoneFields } from './zone-fields.js';

/** Where a delivery goes, and what it costs there. */
export const ZonesField = ({ at, store }: { at: number; store: Store }) => (
  <Form.List name={[at, 'zones']}>
    {(zones, { add, remove }) => (
      <>
        {zones.map(({ key, name }) => (
          <ZoneFields
            key={key}
            at={name}
            currency={store.currency}
            onRemove={zones.length > 1 ? () => remove(name) : undefined}
          />
        ))}
        {zones.length < storeLimits.zonesPerMethod && (
          <Form.Item>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(newZone(store.country))}>
              {t('Add another area')}
            </Button>
          </Form.Item>
        )}
      </>
    )}
  </Form.List>
);
