import { inputTypes } from '@swapt/shared/form';
import { countryChoices, languageChoices } from '@swapt/shared/names';
import {
  codeStatuses,
  codeTypeFacts,
  codeTypes,
  labelSheetIds,
  labelSheets,
  optionFields,
  ruleDevices,
  ruleSystems,
  wifiSecurities,
  type OptionField,
} from '@swapt/shared/values';

interface Option {
  value: string;
  label: string;
}

/** The choices of the fields asked for, or of all. */
export const optionsOf = (fields: readonly OptionField[] = optionFields): Partial<Record<OptionField, Option[]>> =>
  Object.fromEntries(fields.map((field) => [field, (made[field] ??= makers[field]())]));

/** Made once: names of places and languages take their time. */
const made: Partial<Record<OptionField, Option[]>> = {};

const makers: Record<OptionField, () => Option[]> = {
  code_types: () => codeTypes.map((value) => ({ value, label: codeTypeFacts[value].name })),
  code_statuses: () => codeStatuses.map((value) => ({ value, label: capital(value) })),
  devices: () =>
    ruleDevices.map((value) => ({ value, label: { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer' }[value] })),
  systems: () => ruleSystems.map((value) => ({ value, label: value })),
  languages: () => [...languageChoices()],
  countries: () => [...countryChoices()],
  zones: () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  wifi_securities: () =>
    wifiSecurities.map((value) => ({ value, label: { WPA: 'WPA, WPA2 or WPA3', WEP: 'WEP', none: 'None' }[value] })),
  input_types: () => inputTypes.map((value) => ({ value, label: capital(value.replaceAll('_', ' ')) })),
  label_sheets: () => labelSheetIds.map((value) => ({ value, label: labelSheets[value].title })),
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
