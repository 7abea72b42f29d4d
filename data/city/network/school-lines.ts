import { linesOf } from './line-builder.ts';

const school = linesOf('ecole');

/** Lines to the high schools; those with a G have no return trip. */
export const schoolLines = [
  school('3A', ['ecole-poudriere', 'coteau'], 'school', 'coteau tanneurs'),
  school('36A', ['ecole-plateau', 'corsaire'], 'school', 'corne misaine cabestan brumes coteau falaise'),
  school('54A', ['ecole-greve', 'clsc'], 'school', 'biez sainte-helene moulin bellerive'),
  school('84A', ['ecole-belvedere', 'arena'], 'school', 'mouleurs hardy tancrede-labbe'),
  school('92A', ['ecole-greve', 'anse'], 'school', 'bellerive voiliers lucien-fiset bellerive'),
  school(
    '11G',
    ['ecole-greve'],
    { timetable: 'schoolOneWay', from: 'belle-anse' },
    'balancier bassin bellerive',
  ),
  school(
    '25G',
    ['ecole-poudriere'],
    { timetable: 'schoolOneWay', from: 'gare-fluviale' },
    'bac sorbier poudriere tanneurs',
  ),
];
