import type { ServiceTypeKey } from '#domain/operator.ts';

/** A line as riders know it: its number, its two ends, what it follows. */
export interface LinePlan {
  readonly number: string;
  readonly type: ServiceTypeKey;
  /** Keys of `landmarks`: where direction 0 goes, then direction 1. A one-way line has the first only. */
  readonly ends: readonly [string, string] | readonly [string];
  /** Keys of `streets` and `bridges`, from the end of direction 1 to the end of direction 0. */
  readonly along: readonly string[];
}

function line(number: string, type: ServiceTypeKey, ends: LinePlan['ends'], ...along: string[]): LinePlan {
  return { number, type, ends, along };
}

export const lines: readonly LinePlan[] = [
  line('800', 'metrobus', ['herons', 'coteau'], 'coteau', 'horlogers', 'heron'),
  line('801', 'metrobus', ['valfleuri', 'marche'], 'sorbier', 'hardy', 'lanctot'),
  line('803', 'metrobus', ['bellerive', 'coteau'], 'coteau', 'bac', 'passeur', 'pont-passeur', 'moulin'),
  line('807', 'metrobus', ['universite', 'herons'], 'heron', 'observatoire', 'lanctot'),
  line('1', 'lebus', ['gare-fluviale', 'bibliotheque'], 'tanneurs', 'poudriere', 'horlogers', 'bac'),
  line('4', 'lebus', ['cegep', 'marche'], 'sorbier', 'observatoire'),
  line('7', 'lebus', ['brumes', 'marche'], 'vermeille', 'brumes'),
  line('11', 'lebus', ['anse', 'marche'], 'bac', 'passeur', 'pont-passeur', 'bellerive', 'voiliers'),
  line('14', 'lebus', ['galeries', 'valfleuri'], 'aubut', 'lanctot'),
  line('28', 'lebus', ['arena', 'marche'], 'heron', 'forges'),
  line('54', 'lebus', ['hopital', 'bellerive'], 'moulin', 'pont-passeur', 'passeur', 'bac', 'sorbier'),
  line('65', 'lebus', ['fonderie', 'valfleuri'], 'hardy'),
  line('185', 'lebus', ['anse', 'herons'], 'pont-rondeau', 'voiliers', 'bellerive'),
  line('22', 'industriel', ['fonderie', 'marche'], 'sorbier', 'hardy', 'fonderie'),
  line('57', 'industriel', ['siege', 'herons'], 'forges', 'fonderie'),
  line('3A', 'ecole', ['ecole-poudriere'], 'coteau', 'tanneurs'),
  line('54A', 'ecole', ['ecole-greve'], 'moulin', 'bellerive'),
  line('92A', 'ecole', ['ecole-greve'], 'voiliers', 'bellerive'),
  line('214', 'express', ['marche', 'brumes'], 'brumes', 'vermeille'),
  line(
    '250',
    'express',
    ['universite', 'anse'],
    'bellerive',
    'pont-rondeau',
    'heron',
    'forges',
    'observatoire',
  ),
  line('331', 'express', ['marche', 'verger'], 'lanctot', 'coteau'),
  line('545', 'express', ['universite', 'fonderie'], 'hardy', 'lanctot'),
  line('907', 'couchetard', ['brumes'], 'vermeille', 'brumes'),
  line('935', 'couchetard', ['valfleuri'], 'sorbier', 'hardy', 'aubut'),
  line('992', 'couchetard', ['anse'], 'bac', 'passeur', 'pont-passeur', 'bellerive'),
];
