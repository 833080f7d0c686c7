import AimOutlined from '@ant-design/icons/AimOutlined';
import { space } from '@swapt/shared/tokens';
import { radiusLimits } from '@swapt/shared/values';
import { Button, Flex, InputNumber, Typography } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import type { ConditionDraft } from './condition.js';

interface Props {
  value: Pick<ConditionDraft, 'latitude' | 'longitude' | 'radius'>;
  onChange: (change: Pick<ConditionDraft, 'latitude' | 'longitude' | 'radius'>) => void;
  /** Without a distance it is one point. */
  isPoint?: boolean;
}

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** A place on the map by its degrees, or the one where this browser is. */
export function PlaceField({ value: { latitude, longitude, radius }, onChange, isPoint = false }: Props) {
  const [problem, setProblem] = useState('');
  const here = () => {
    setProblem('');
    const { geolocation } = navigator;
    geolocation.getCurrentPosition(
      ({ coords }) => onChange({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      () => setProblem(t('We could not get your location from this browser. Copy the coordinates from a map instead.')),
    );
  };
  return (
    <Flex vertical gap={space.xs}>
      <Flex wrap gap={space.sm} align="center">
        {!isPoint && (
          <>
            <InputNumber
              aria-label={t('Distance in metres')}
              {...{ min: radiusLimits.minimum, max: radiusLimits.maximum }}
              precision={0}
              suffix="m"
              value={radius ?? null}
              onChange={(next) => onChange({ radius: next })}
              style={{ width: 120 }}
            />
            {t('around')}
          </>
        )}
        <InputNumber
          aria-label={t('Latitude')}
          placeholder="52.52000"
          min={-90}
          max={90}
          value={latitude ?? null}
          onChange={(next) => onChange({ latitude: next })}
          style={{ width: 120 }}
        />
        <InputNumber
          aria-label={t('Longitude')}
          placeholder="13.40500"
          min={-180}
          max={180}
          value={longitude ?? null}
          onChange={(next) => onChange({ longitude: next })}
          style={{ width: 120 }}
        />
        <Button icon={<AimOutlined aria-hidden />} onClick={here}>
          {t('Use my location')}
        </Button>
      </Flex>
      {problem && (
        <Typography.Text type="danger" role="alert">
          {problem}
        </Typography.Text>
      )}
      {!isPoint && (
        <Typography.Text type="secondary" style={{ fontSize: 13 }}>
          {t('We ask people to share their location. If they say no, we use the next rule that matches.')}
        </Typography.Text>
      )}
    </Flex>
  );
}
