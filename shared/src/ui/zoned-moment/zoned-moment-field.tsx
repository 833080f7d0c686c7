import { Flex, Input, Radio, Typography } from 'antd';
import { useId, useState } from 'react';
import { dateLimits, isWithinDateLimits, ownZone, readWall, toWall } from '../../dates/index.js';
import { space } from '../../tokens/index.js';
import { ZoneSelect } from './zone-select.js';
import { t } from '../../text/index.js';

/** An instant, and the zone in which people said it: a shop in Rome opens at 9 there, wherever somebody looks from. */
export interface ZonedMoment {
  /** ISO 8601 in UTC; `null` until day and time are chosen. */
  at: string | null;
  /** IANA. */
  zone: string;
}

interface Props {
  id?: string;
  value?: ZonedMoment;
  onChange?: (value: ZonedMoment) => void;
  /** The name of the whole where no label of a form stands above it. */
  'aria-label'?: string;
}

const offsetOf = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A day and a time on the clocks of a zone. Says so where a change of the clocks leaves a time out or repeats it. */
export function ZonedMomentField({ id, value, onChange, ...named }: Props) {
  const { at, zone } = value ?? { at: null, zone: ownZone() };
  /** What was chosen where no clock shows it. */
  const [skipped, setSkipped] = useState<string>();
  const note = useId();
  const wall = toWall(at, zone);

  const choose = (next: string, inZone: string) => {
    setSkipped(undefined);
    if (!next || !isWithinDateLimits(next.slice(0, 10))) return onChange?.({ at: null, zone: inZone });
    const meaning = readWall(next, inZone);
    if (meaning.kind === 'never') setSkipped(next);
    onChange?.({ at: meaning.at, zone: inZone });
  };

  return (
    <Flex vertical gap={space.sm} role="group" {...named}>
      <Flex wrap gap={space.sm}>
        <Input
          id={id}
          type="datetime-local"
          aria-label={id ? undefined : t('Date and time')}
          aria-describedby={note}
          min={`${dateLimits.min}T00:00`}
          max={`${dateLimits.max}T23:59`}
          value={wall}
          onChange={({ target }) => choose(target.value, zone)}
          style={{ flex: '1 1 200px', maxWidth: 240 }}
        />
        <ZoneSelect
          aria-label={t('Time zone')}
          value={zone}
          onChange={(next) => choose(wall, next)}
          style={{ flex: '1 1 200px', maxWidth: 280 }}
        />
      </Flex>
      <div id={note} aria-live="polite">
        {skipped && at && <Skipped wall={skipped} at={at} zone={zone} />}
        {!skipped && at && <Repeated at={at} zone={zone} onChoose={(next) => onChange?.({ at: next, zone })} />}
      </div>
    </Flex>
  );
}

const clock = (wall: string) => wall.slice(11);
const place = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

function Skipped({ wall, at, zone }: { wall: string; at: string; zone: string }) {
  return (
    <Typography.Text type="warning">
      {t('The clocks go forward that night: there is no {wall} in {zone}. We took {at}.', {
        wall: clock(wall),
        zone: place(zone),
        at: clock(toWall(at, zone)),
      })}
    </Typography.Text>
  );
}

function Repeated({ at, zone, onChoose }: { at: string; zone: string; onChoose: (at: string) => void }) {
  const name = useId();
  const meaning = readWall(toWall(at, zone), zone);
  if (meaning.kind !== 'twice') return null;
  const time = clock(toWall(at, zone));
  return (
    <>
      <Typography.Text type="warning">
        {t('The clocks go back that night: {time} comes twice in {zone}.', { time, zone: place(zone) })}
      </Typography.Text>
      <div role="radiogroup" aria-label={t('Which {time}', { time })}>
        {[meaning.at, meaning.later].map((one, index) => (
          <Radio key={one} name={name} checked={one === at} onChange={() => onChoose(one)}>
            {index === 0 ? t('The first') : t('The second')} ({offsetOf(one, zone)})
          </Radio>
        ))}
      </div>
    </>
  );
}
