import type { OrderAddress } from '@swapt/shared/contract';

/** Countries whose addresses have no postcode. */
const withoutPostcode = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY HK KI KM KN KP ML MO MR MW NR NU QA ' +
    'RW SB SC SL SR ST SY TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

/** What an address lacks for somebody to find it, by its field. */
export const checkAddress = ({
  line1,
  postcode,
  city,
  country,
}: OrderAddress): Partial<Record<keyof OrderAddress, string>> => ({
  ...(line1.trim() === '' && { line1: 'Write the street and number.' }),
  ...(postcode.trim() === '' && !withoutPostcode.has(country) && { postcode: 'Write the postcode.' }),
  ...(city.trim() === '' && { city: 'Write the town or city.' }),
});
