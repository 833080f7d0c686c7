import { t } from '../text/index.js';

/** What the zip is called where it has a name of its own; elsewhere it is a postcode. */
export const zipWords: Record<string, string> = {
  BR: t('CEP'),
  IE: t('Eircode'),
  IN: t('PIN code'),
  IT: t('CAP'),
  PH: t('ZIP code'),
  US: t('ZIP code'),
};

/** What the province is called. */
export const provinceWords: Record<string, string> = {
  AE: t('Emirate'),
  AU: t('State'),
  BR: t('State'),
  GB: t('County'),
  HK: t('Area'),
  IE: t('County'),
  IN: t('State'),
  JP: t('Prefecture'),
  KR: t('Province or city'),
  MX: t('State'),
  MY: t('State'),
  NG: t('State'),
  TR: t('Province'),
  TW: t('County or city'),
  US: t('State'),
};

/** What the city is called. */
export const cityWords: Record<string, string> = {
  AU: t('Suburb'),
  GB: t('Town or city'),
  IE: t('Town or city'),
  NZ: t('Town or city'),
  TR: t('District'),
};

const codes = (list: string) => new Set(list.split(' '));

/** Mail does not arrive there without the province. */
export const needsProvince = codes('AU BR CA CN ES ID IN IT JP KR MX MY TW US');

/** Mail does not arrive there without the zip. Where it only helps, an order must not fail for it. */
export const needsZip = codes(
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HR HU ID IL IN IT JP KR LI LT LU LV MC MT MX MY NL NO NZ PH PL PT RO RS RU SE SG SI SK TH ' +
    'TR TW UA US ZA',
);

/** A zip of each country whose zips look strange to others, to show what is meant. */
export const zipExamples: Record<string, string> = {
  AT: '1010',
  AU: '2000',
  BR: '01310-100',
  CA: 'K1A 0B1',
  CH: '8001',
  DE: '10115',
  DK: '1050',
  ES: '28013',
  FR: '75001',
  GB: 'SW1A 1AA',
  IE: 'D02 AF30',
  IN: '110001',
  IT: '00184',
  JP: '100-0001',
  NL: '1012 AB',
  PL: '00-001',
  PT: '1100-148',
  SE: '111 22',
  US: '94016',
};
