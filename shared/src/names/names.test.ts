import { countryChoices, countryName, languageChoices, languageName, shortWeekdays } from './index.js';

it('names countries and languages as people do', () => {
  expect([countryName('CH'), countryName('ZZ'), countryName('ch'), countryName('', 'Unknown')]).toEqual([
    'Switzerland',
    'An unknown country',
    'An unknown country',
    'Unknown',
  ]);
  expect([languageName('fil'), languageName('und'), languageName('x', 'Unknown')]).toEqual([
    'Filipino',
    'An unknown language',
    'Unknown',
  ]);
});

it('offers every country and language once, by its name, and none that is gone', () => {
  for (const choices of [countryChoices(), languageChoices()]) {
    const labels = choices.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect([...labels].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(labels);
    expect(choices.filter(({ value, label }) => value === label)).toEqual([]);
  }
  expect(countryChoices().filter(({ value }) => ['SU', 'YU', 'UK', 'ZZ'].includes(value))).toEqual([]);
});

it('begins the week with Monday', () => {
  expect(shortWeekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});
