import type { RuleCondition } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Input, InputNumber, Radio, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { countries, spokenLanguages } from '../../../parts/names.js';
import { ZoneSelect } from '../../../parts/zone-select.js';
import { PlaceField } from './place-field.js';
import { phones, type TestVisit } from './test-visit.js';

interface Props {
  visit: TestVisit;
  /** What the rules ask for: a place and an address are asked for only then. */
  kinds: ReadonlySet<RuleCondition['kind']>;
  onChange: (change: Partial<TestVisit>) => void;
}

export function TesterFields({ visit, kinds, onChange }: Props) {
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: `${space.sm}px` }}
    >
      <Labelled label="Phone">
        {(id) => <Select id={id} value={visit.phone} options={[...phones]} onChange={(phone) => onChange({ phone })} />}
      </Labelled>
      <Labelled label="Language">
        {(id) => (
          <Select
            id={id}
            showSearch
            optionFilterProp="label"
            value={visit.language}
            options={[...spokenLanguages]}
            onChange={(language) => onChange({ language })}
          />
        )}
      </Labelled>
      <Labelled label="Country">
        {(id) => (
          <Select
            id={id}
            showSearch
            optionFilterProp="label"
            value={visit.country}
            options={[...countries]}
            onChange={(country) => onChange({ country })}
          />
        )}
      </Labelled>
      <Labelled label="Scans before">
        {(id) => (
          <InputNumber
            id={id}
            min={0}
            precision={0}
            placeholder="as it is"
            value={visit.earlier}
            onChange={(earlier) => onChange({ earlier })}
            style={{ width: '100%' }}
          />
        )}
      </Labelled>
      <Labelled label="Day and time" isWide>
        {(id) => (
          <Input
            id={id}
            type="datetime-local"
            value={visit.at}
            onChange={({ target }) => onChange({ at: target.value })}
          />
        )}
      </Labelled>
      <Labelled label="In the time zone" isWide>
        {(id) => <ZoneSelect id={id} value={visit.zone} onChange={(zone) => onChange({ zone })} />}
      </Labelled>
      {kinds.has('query') && (
        <Labelled label="What the address has" isWide>
          {(id) => (
            <Input
              id={id}
              placeholder="table=5"
              maxLength={400}
              value={visit.query}
              onChange={({ target }) => onChange({ query: target.value })}
            />
          )}
        </Labelled>
      )}
      {kinds.has('place') && (
        <div style={{ gridColumn: '1 / -1', display: 'grid', gap: space.sm }}>
          <Radio.Group
            aria-label="Asked where they are"
            value={visit.place}
            onChange={(event) => onChange({ place: places.find(({ value }) => value === event.target.value)?.value })}
            options={[...places]}
          />
          {visit.place === 'here' && <PlaceField isPoint value={visit} onChange={onChange} />}
        </div>
      )}
    </div>
  );
}

const places = [
  { value: 'unasked', label: 'Not asked yet' },
  { value: 'here', label: 'Says where' },
  { value: 'refused', label: 'Says no' },
] as const;

interface LabelledProps {
  label: string;
  isWide?: boolean;
  children: (id: string) => ReactNode;
}

function Labelled({ label, isWide = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: space.xs, gridColumn: isWide ? '1 / -1' : undefined }}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
