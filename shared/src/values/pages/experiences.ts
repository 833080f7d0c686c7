export const experienceKinds = ['page', 'store', 'item', 'note', 'file', 'card', 'wifi', 'event', 'app'] as const;
export type ExperienceKind = (typeof experienceKinds)[number];

/** Fields whose choices `fields.options` gives. */
export const optionFields = [
  'code_types',
  'code_statuses',
  'devices',
  'systems',
  'languages',
  'countries',
  'zones',
  'wifi_securities',
  'input_types',
  'label_sheets',
] as const;
export type OptionField = (typeof optionFields)[number];
