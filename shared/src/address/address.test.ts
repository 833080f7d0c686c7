import { countryCodes } from '../names/index.js';
import { addressFields, addressProblem, formatPostalAddress } from './index.js';

const fieldOf = (country: string, name: string) => {
  const field = addressFields(country).find((one) => one.name === name);
  if (!field) throw new Error(`${country} has no ${name}`);
  return field;
};

describe('an address', () => {
  it.each([
    ['DE', 'Street and number, Floor, flat, company, Postcode, City'],
    ['US', 'Street and number, Floor, flat, company, City, State, ZIP code'],
    ['GB', 'Street and number, Floor, flat, company, Town or city, Postcode'],
    ['IE', 'Street and number, Floor, flat, company, Town or city, County, Eircode'],
    ['AE', 'City, street and number, Floor, flat, company, Emirate'],
    ['JP', 'City, street and number, Floor, flat, company, Prefecture, Postcode'],
    ['SG', 'Street and number, Floor, flat, company, Postcode'],
  ])('has the fields of its country, in the order of its envelopes: %s', (country, labels) => {
    expect(
      addressFields(country)
        .map(({ label }) => label)
        .join(', '),
    ).toBe(labels);
  });

  it('has a street in every country, and each field once', () => {
    for (const country of countryCodes) {
      const names = addressFields(country).map(({ name }) => name);
      expect({ country, first: names.includes('address1') }).toEqual({ country, first: true });
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each([
    ['DE', '10115', undefined],
    ['DE', '1011', 'Check the postcode: it is written like 10115.'],
    ['DE', '', 'Postcode is missing.'],
    ['US', '94016-1234', undefined],
    ['US', '940', 'Check the ZIP code: it is written like 94016.'],
    ['GB', 'sw1a 1aa', undefined],
    ['IE', '', undefined],
    ['NO', 'AB', 'Check the postcode: it does not fit the country.'],
  ])('checks the zip of %s: "%s"', (country, zip, problem) => {
    expect(addressProblem(fieldOf(country, 'zip'), zip, country)).toBe(problem);
  });

  it('takes each example that it gives', () => {
    for (const country of countryCodes) {
      const zip = addressFields(country).find(({ name }) => name === 'zip');
      if (zip?.example) expect({ country, problem: addressProblem(zip, zip.example, country) }).toEqual({ country });
    }
  });

  it('stands on an envelope as its country writes it', () => {
    const address = { address1: 'Torstraße 1', address2: '', city: 'Berlin', province: '', zip: '10119' };
    expect(formatPostalAddress({ ...address, country: 'DE' })).toEqual(['Torstraße 1', '10119 Berlin']);
    expect(
      formatPostalAddress({
        address1: '548 Market St',
        address2: 'Floor 2',
        city: 'San Francisco',
        province: 'CA',
        zip: '94104',
        country: 'US',
      }),
    ).toEqual(['548 Market St', 'Floor 2', 'San Francisco, CA 94104']);
  });
});
