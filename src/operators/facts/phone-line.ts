import type { PhoneLine } from '#domain/operator.ts';

/** Zones of the countries that share the code 1 and numbers of ten digits. */
const countryCodeOne =
  /^(?:America\/(?:Adak|Anchorage|Atikokan|Boise|Cambridge_Bay|Chicago|Dawson|Dawson_Creek|Denver|Detroit|Edmonton|Fort_Nelson|Glace_Bay|Goose_Bay|Halifax|Inuvik|Iqaluit|Juneau|Los_Angeles|Menominee|Metlakatla|Moncton|Montreal|New_York|Nipigon|Nome|Pangnirtung|Phoenix|Puerto_Rico|Rainy_River|Rankin_Inlet|Regina|Resolute|Sitka|St_Johns|Swift_Current|Thunder_Bay|Toronto|Vancouver|Whitehorse|Winnipeg|Yakutat|Yellowknife|(?:Indiana|Kentucky|North_Dakota)\/\w+)|Canada\/\w+|US\/\w+|Pacific\/Honolulu)$/;

/** The number that a feed gives, as people write it there and as it is dialled from anywhere; undefined for none. */
export function readPhoneLine(text: string, timeZone: string | undefined): PhoneLine | undefined {
  const number = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 3 || digits.length > 15 || number.length > 40) return undefined;
  return { number, dialled: dialledOf(number, digits, timeZone) };
}

function dialledOf(number: string, digits: string, timeZone = ''): string {
  if (number.startsWith('+')) return `+${digits}`;
  const isOfOne = countryCodeOne.test(timeZone);
  if (isOfOne && digits.length === 10) return `+1${digits}`;
  if (isOfOne && digits.length === 11 && digits.startsWith('1')) return `+${digits}`;
  return digits;
}
