const generic = /^(?:boulevard|avenue|rue|chemin|place) (?:de la |de l’|des |du |de |d’)?/u;

/** A street as it is written on a pole: `boulevard du Grand-Héron` gives `Grand-Héron`. */
export function poleName(name: string): string {
  const short = name.replace(generic, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
