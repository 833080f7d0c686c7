/** ISO 4217: the currencies that shops take today. */
export const currencyCodes: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK ' +
  'DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD ' +
  'KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG ' +
  'QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND ' +
  'VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ');

const noUnit = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const thousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

export const isCurrency = (code: string): boolean => currencyCodes.includes(code);

/**
 * How many digits of an amount stand behind the point. From ISO 4217 and not from `Intl`: that writes forints and dinars of Iraq without the digits
 * which their banks count, and changes with the browser, so that the same stored number would mean another amount.
 */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (!isCurrency(currency)) throw new Error(`${currency} is not a currency`);
  if (noUnit.has(currency)) return 0;
  return thousandths.has(currency) ? 3 : 2;
}
