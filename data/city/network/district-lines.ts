import { linesOf } from './line-builder.ts';

const lebus = linesOf('lebus');

/** leBus lines that go through the streets of the districts. */
export const districtLines = [
  lebus('2', ['phare', 'marche'], 'regular', 'bac vermeille sainte-melanie estuaire pointe heron'),
  lebus(
    '3',
    ['galeries', 'marche'],
    'frequent',
    'horlogers saint-dominique coteau hormidas-roy dollard-vezina sainte-odile coteau pinsons plateau',
  ),
  lebus('5', ['sommet', 'marche'], 'regular', 'sorbier infirmieres felicite-jobin funiculaire viornes'),
  lebus('10', ['corsaire', 'coteau'], 'regular', 'coteau brumes goemon marees vigie corsaire'),
  lebus(
    '13',
    ['parc-technologique', 'universite'],
    'weekday',
    'wilbrod-hamel pinsons grand-duc geologues erables',
  ),
  lebus('16', ['valfleuri', 'sommet'], 'local', 'cerisiers sentier hardy pre lilas'),
  lebus('18', ['herons', 'phare'], 'local', 'pointe bernaches passerelle saint-clet'),
  lebus('21', ['arena', 'cegep'], 'local', 'college alisiers tancrede-labbe hardy minerai 2e-avenue'),
  lebus('25', ['marche', 'clsc'], 'regular', 'biez vieux-quai joseph-emond moulin pont-passeur passeur bac'),
  lebus('32', ['belle-anse', 'marina'], 'local', 'regate skipper timoniers drisse bouees'),
  lebus('36', ['port', 'galeries'], 'local', 'amelanchiers falaise cloutier coteau brumes saint-malo'),
  lebus(
    '41',
    ['galeries-nord', 'valfleuri'],
    'local',
    'aubut sainte-flore lilas lanctot jonquilles rucher hardy',
  ),
  lebus('44', ['valfleuri', 'coteau'], 'regular', 'coteau cloutier hardy lanctot'),
  lebus('47', ['parc-industriel', 'herons'], 'weekday', 'heron forges charbon 4e-avenue minerai 9e-avenue'),
  lebus('61', ['bellerive', 'belle-anse'], 'local', 'bouees bassin bellerive verger meunerie moulin'),
  lebus(
    '79',
    ['siege', 'hopital'],
    'local',
    'infirmieres tancrede-labbe observatoire forges trempe 3e-avenue enclume',
  ),
  lebus(
    '84',
    ['universite', 'corsaire'],
    'regular',
    'marees noroit vermeille lanctot bellechasse saintonge coteau',
  ),
  lebus(
    '87',
    ['cegep', 'bibliotheque'],
    'local',
    'saint-rosaire pont-levis observatoire combe saint-hyacinthe infirmieres',
  ),
  lebus(
    '92',
    ['herons', 'siege'],
    'weekday',
    'enclume 8e-avenue haut-fourneau 3e-avenue mouleurs forges heron',
  ),
  lebus('111', ['belle-anse', 'bellerive'], 'local', 'censitaires meunerie moulin grande-ligne'),
  lebus(
    '136',
    ['belvedere', 'herons'],
    'local',
    'heron forges castonguay sorbier observatoire aubepine rosaire-bilodeau sorbier',
  ),
];
