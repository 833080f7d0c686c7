/** What the zip is called where it has a name of its own; elsewhere it is a postcode. */
export const zipWords: Record<string, string> = {
  BR: 'CEP',
  IE: 'Eircode',
  IN: 'PIN code',
  IT: 'CAP',
  PH: 'ZIP code',
  US: 'ZIP code',
};

/** What the province is called. */
export const provinceWords: Record<string, string> = {
  AE: 'Emirate',
  AU: 'State',
  BR: 'State',
  GB: 'County',
  HK: 'Area',
  IE: 'County',
  IN: 'State',
  JP: 'Prefecture',
  KR: 'Province or city',
  MX: 'State',
  MY: 'State',
  NG: 'State',
  TR: 'Province',
  TW: 'County or city',
  US: 'State',
};

/** What the city is called. */
export const cityWords: Record<string, string> = {
  AU: 'Suburb',
  GB: 'Town or city',
  IE: 'Town or city',
  NZ: 'Town or city',
  TR: 'District',
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
