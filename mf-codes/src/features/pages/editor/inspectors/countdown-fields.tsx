import { dateLimits, fromWall, ownZone, toWall } from '@swapt/shared/dates';
import { Input } from 'antd';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { t } from '@swapt/shared/text';
import { Field } from '../fields/field.js';
import { LineField } from '../fields/text-fields.js';
import type { Inspected } from './inspector.js';
import { TitleField } from './title-field.js';

export function CountdownFields({ props, change, errors }: Inspected<'countdown'>) {
  const { at, over } = props;
  // Nobody has chosen a zone before they have chosen a date.
  const zone = at === null ? ownZone() : props.zone;
  return (
    <>
      <TitleField props={props} change={change} errors={errors} />
      <Field label={t('Date and time')} error={errors.at}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            min={`${dateLimits.min}T00:00`}
            max={`${dateLimits.max}T23:59`}
            value={toWall(at, zone)}
            onChange={({ target: { value } }) => change({ at: value ? fromWall(value, zone) : null, zone })}
          />
        )}
      </Field>
      <Field label={t('Time zone')} help={t('We show the date in this time zone.')} error={errors.zone}>
        {(control) => (
          <ZoneSelect
            {...control}
            value={zone}
            onChange={(next) => change({ zone: next, at: at === null ? null : fromWall(toWall(at, zone), next) })}
          />
        )}
      </Field>
      <LineField
        label={t('Text when it is over')}
        value={over}
        max={200}
        error={errors.over}
        onChange={(text) => change({ over: text })}
      />
    </>
  );
}
