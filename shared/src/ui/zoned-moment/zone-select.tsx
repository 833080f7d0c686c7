import type { SelectProps } from 'antd';
import { ownZone } from '../../dates/index.js';
import { RequiredSelect } from '../form/required-select.js';

let options: { value: string; label: string }[] | undefined;

/** Made when it is first asked for: there are some hundred of them. */
const zoneOptions = () =>
  (options ??= [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  })));

/** A time zone, found by typing a part of its name. */
export function ZoneSelect(props: SelectProps<string>) {
  return <RequiredSelect {...props} showSearch optionFilterProp="label" options={zoneOptions()} />;
}
