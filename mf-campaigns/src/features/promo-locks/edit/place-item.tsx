import AimOutlined from '@ant-design/icons/AimOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { TextInput } from '@swapt/shared/ui';
import { promoLimits } from '@swapt/shared/values';
import { Button, Flex, Form, InputNumber, Typography } from 'antd';
import { useState } from 'react';
import { AddressSearch } from './address-search.js';

interface Props {
  /** Its place in the list. */
  at: number;
  onRemove: () => void;
}

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** One place: so many metres around a point, which can be the one where this device is. */
export function PlaceItem({ at, onRemove }: Props) {
  const form = Form.useFormInstance();
  const [state, setState] = useState<'ready' | 'asking' | 'refused'>('ready');
  const setPoint = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    form.setFields([
      { name: ['places', at, 'latitude'], value: round(latitude), errors: [], touched: true },
      { name: ['places', at, 'longitude'], value: round(longitude), errors: [], touched: true },
    ]);
  const here = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('ready');
        setPoint(coords);
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  const { minimum, maximum } = promoLimits.radius;
  return (
    <div role="group" aria-label={t('Place {number}', { number: at + 1 })} style={{ marginBottom: space.md }}>
      <Flex wrap gap={`0 ${space.md}px`}>
        <Form.Item name={[at, 'name']} label={t('Name')} style={{ flex: '1 1 200px' }}>
          <TextInput max={120} placeholder={t('For example: Stand at the fair')} />
        </Form.Item>
        <Form.Item
          name={[at, 'radius']}
          label={t('Metres around it')}
          required
          style={{ flex: '0 0 150px' }}
          rules={[
            rangeRule(
              minimum,
              maximum,
              t('Write a number of metres from {minimum} to {maximum}.', { minimum, maximum }),
            ),
          ]}
        >
          <InputNumber precision={0} inputMode="numeric" suffix="m" style={{ width: '100%' }} />
        </Form.Item>
      </Flex>
      <AddressSearch onFound={setPoint} />
      <Flex wrap gap={`0 ${space.md}px`}>
        <Degrees at={at} name="latitude" label={t('Latitude')} most={90} example="52.52000" />
        <Degrees at={at} name="longitude" label={t('Longitude')} most={180} example="13.40500" />
      </Flex>
      <Flex wrap gap={space.sm}>
        <Button icon={<AimOutlined aria-hidden />} onClick={here} loading={state === 'asking'}>
          {t('Use where I am now')}
        </Button>
        <Button type="text" danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('Remove this place')}
        </Button>
      </Flex>
      {state === 'refused' && (
        <Typography.Text type="danger" role="alert" style={{ display: 'block', marginTop: space.sm }}>
          {t(
            'This browser does not tell us where you are. Allow the location for this page in its settings, or copy the coordinates from a map.',
          )}
        </Typography.Text>
      )}
    </div>
  );
}

interface DegreesProps {
  at: number;
  name: 'latitude' | 'longitude';
  label: string;
  most: number;
  example: string;
}

const Degrees = ({ at, name, label, most, example }: DegreesProps) => (
  <Form.Item
    name={[at, name]}
    label={label}
    required
    style={{ flex: '1 1 150px' }}
    rules={[rangeRule(-most, most, t('Write degrees from -{most} to {most}, such as {example}.', { most, example }))]}
  >
    <InputNumber inputMode="decimal" placeholder={example} style={{ width: '100%' }} />
  </Form.Item>
);

const rangeRule = (min: number, max: number, sentence: string) => ({
  validator: async (_: unknown, value: number | null) => {
    if (typeof value !== 'number' || value < min || value > max) throw new Error(sentence);
  },
});
