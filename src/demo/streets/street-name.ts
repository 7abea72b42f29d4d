const kindAndArticle = /^(?:boulevard|avenue|rue|chemin|place) (?:de la |de l’|des |du |de |d’)?/u;

/** A street without its kind and article: `rue des Lilas` gives `Lilas`, `boulevard du Grand-Héron` `Grand-Héron`. */
export function bareStreetName(name: string): string {
  return name.replace(kindAndArticle, '');
}
