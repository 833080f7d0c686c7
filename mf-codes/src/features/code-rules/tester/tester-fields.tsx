import type { RuleCondition } from '@swapt/shared/contract';
import { countryChoices, languageChoices } from '@swapt/shared/names';
import { space } from '@swapt/shared/tokens';
import { ageLimits } from '@swapt/shared/values';
import { TextInput } from '@swapt/shared/ui';
import { Input, InputNumber, Radio, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { t } from '@swapt/shared/text';
import { PlaceField } from '../conditions/place-field.js';
import { phones, type TestVisit } from './test-visit.js';

interface Props {
  visit: TestVisit;
  /** What the rules ask for: an age, a place and an address are asked for only then. */
  kinds: ReadonlySet<RuleCondition['kind']>;
  onChange: (change: Partial<TestVisit>) => void;
}

export function TesterFields({ visit, kinds, onChange }: Props) {
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: `${space.sm}px` }}
    >
      <Labelled label={t('Phone')}>
        {(id) => <Select id={id} value={visit.phone} options={[...phones]} onChange={(phone) => onChange({ phone })} />}
      </Labelled>
      <Labelled label={t('Language')}>
        {(id) => (
          <Select
            id={id}
            showSearch
            optionFilterProp="label"
            value={visit.language}
            options={[...languageChoices()]}
            onChange={(language) => onChange({ language })}
          />
        )}
      </Labelled>
      <Labelled label={t('Country')}>
        {(id) => (
          <Select
            id={id}
            showSearch
            optionFilterProp="label"
            value={visit.country}
            options={[...countryChoices()]}
            onChange={(country) => onChange({ country })}
          />
        )}
      </Labelled>
      <Labelled label={t('Previous scans')}>
        {(id) => (
          <InputNumber
            id={id}
            min={0}
            precision={0}
            placeholder={t('as now')}
            value={visit.earlier}
            onChange={(earlier) => onChange({ earlier })}
            style={{ width: '100%' }}
          />
        )}
      </Labelled>
      <Labelled label={t('Day and time')} isWide>
        {(id) => (
          <Input
            id={id}
            type="datetime-local"
            value={visit.at}
            onChange={({ target }) => onChange({ at: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t('Time zone')} isWide>
        {(id) => <ZoneSelect id={id} value={visit.zone} onChange={(zone) => onChange({ zone })} />}
      </Labelled>
      {kinds.has('query') && (
        <Labelled label={t('Parameters in the address')} isWide>
          {(id) => (
            <TextInput
              id={id}
              placeholder={t('table=5')}
              max={400}
              value={visit.query}
              onChange={({ target }) => onChange({ query: target.value })}
            />
          )}
        </Labelled>
      )}
      {kinds.has('age') && (
        <Asked
          label={t('Their answer about their age')}
          options={ages}
          value={visit.age}
          onChange={(age) => onChange({ age })}
        >
          {visit.age === 'said' && (
            <InputNumber
              aria-label={t('Age in years')}
              min={0}
              max={ageLimits.maximum}
              precision={0}
              value={visit.years}
              onChange={(years) => onChange({ years })}
              style={{ width: 90 }}
            />
          )}
        </Asked>
      )}
      {kinds.has('place') && (
        <Asked
          label={t('Their answer about their location')}
          options={places}
          value={visit.place}
          onChange={(place) => onChange({ place })}
        >
          {visit.place === 'here' && <PlaceField isPoint value={visit} onChange={onChange} />}
        </Asked>
      )}
    </div>
  );
}

const ages = [
  { value: 'unasked', label: t('Not asked yet') },
  { value: 'said', label: t('Gives an age') },
  { value: 'refused', label: t('Says no') },
] as const;
const places = [
  { value: 'unasked', label: t('Not asked yet') },
  { value: 'here', label: t('Shares a location') },
  { value: 'refused', label: t('Says no') },
] as const;

interface AskedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The answer, where there is one. */
  children: ReactNode;
}

/** What somebody says when the page of the code asks them. */
function Asked<Value extends string>({ label, options, value, onChange, children }: AskedProps<Value>) {
  const id = useId();
  return (
    <div style={{ gridColumn: '1 / -1', display: 'grid', gap: space.xs, justifyItems: 'start' }}>
      <span id={id}>{label}</span>
      <Radio.Group
        aria-labelledby={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        options={[...options]}
      />
      {children}
    </div>
  );
}

interface LabelledProps {
  label: string;
  isWide?: boolean;
  children: (id: string) => ReactNode;
}

function Labelled({ label, isWide = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space.xs,
        gridColumn: isWide ? '1 / -1' : undefined,
      }}
    >
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
