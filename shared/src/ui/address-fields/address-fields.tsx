import { TextInput } from '../form/text-input.js';
import { RequiredSelect } from '../form/required-select.js';
import { Form, type SelectProps } from 'antd';
import { addressFields, addressProblem, type AddressField } from '../../address/index.js';
import { countryChoices } from '../../names/index.js';
import { space } from '../../tokens/index.js';
import { useIsPhone } from '../use-media.js';
import { t } from '../../text/index.js';

interface Props {
  /** Where the address stands in the form's values. */
  name: string;
  /** What the address is for, for screen readers: "Delivery address". */
  label: string;
}

/**
 * The fields of an address inside of a form: the country first, then those that it has, in the order of its envelopes. What another country does not
 * have is not sent and comes back with the country.
 */
export function AddressFields({ name, label }: Props) {
  const country = Form.useWatch<string | undefined>([name, 'country']) ?? '';
  const isPhone = useIsPhone();
  const fields = country ? addressFields(country) : [];
  const rows = [...new Set(fields.map(({ row }) => row))];
  return (
    <div role="group" aria-label={label}>
      <Form.Item
        name={[name, 'country']}
        label={t('Country')}
        required
        rules={[{ required: true, message: t('Choose the country.') }]}
      >
        <CountrySelect />
      </Form.Item>
      {rows.map((row) => (
        <div key={row} style={{ display: 'flex', gap: space.md, flexDirection: isPhone ? 'column' : 'row' }}>
          {fields
            .filter((field) => field.row === row)
            .map((field) => (
              <PlaceField key={field.name} name={name} field={field} country={country} />
            ))}
        </div>
      ))}
    </div>
  );
}

function CountrySelect(props: SelectProps<string>) {
  return (
    <RequiredSelect
      {...props}
      showSearch
      optionFilterProp="label"
      placeholder={t('Choose the country first')}
      options={[...countryChoices()]}
    />
  );
}

function PlaceField({ name, field, country }: { name: string; field: AddressField; country: string }) {
  return (
    <Form.Item
      name={[name, field.name]}
      label={field.label}
      required={field.isRequired}
      style={{ flex: field.name === 'zip' ? '0 1 200px' : '1 1 0', minWidth: 0 }}
      dependencies={[[name, 'country']]}
      rules={[
        {
          validator: async (_, typed: string | undefined) => {
            const problem = addressProblem(field, typed ?? '', country);
            if (problem) throw new Error(problem);
          },
        },
      ]}
    >
      <TextInput autoComplete={field.autoComplete} max={200} />
    </Form.Item>
  );
}
