import type { StreetGrid } from '#demo/city-plan.ts';

/** Names with a comma after each but the last, over as many lines as they take. */
function names(text: string): string[] {
  return text.trim().split(/,\s+/u);
}

/** The local streets of each district, from north to south and from west to east. */
export const streetGrids: readonly StreetGrid[] = [
  {
    district: 'cite',
    bearing: 15,
    spacingKm: 0.28,
    along: names(`
      rue Saint-Elzéar, rue des Orfèvres, rue du Vieux-Séminaire, rue Sainte-Aurélie, rue du Quai-Neuf`),
    across: names(`
      rue des Lanternes, rue Saint-Dominique, rue de la Halle, rue du Beffroi, rue Mgr-Tessier`),
  },
  {
    district: 'tanneurs',
    bearing: -15,
    spacingKm: 0.3,
    along: names(`
      rue Arthur-Lachance, rue de la Manufacture, rue Saint-Rosaire, rue du Chamois, rue Dollard-Vézina,
      rue de l’Écluse`),
    across: names(`
      rue des Corroyeurs, rue Sainte-Odile, rue du Pont-Levis, rue Hormidas-Roy, rue de la Tourelle,
      rue Saint-Fidèle`),
  },
  {
    district: 'herons',
    bearing: 22,
    spacingKm: 0.3,
    along: names(`
      rue des Bernaches, rue Camille-Doucet, rue de l’Estuaire, rue des Sarcelles, rue Saint-Clet,
      rue du Butor, rue des Roseaux, rue de la Batture`),
    across: names(`
      rue de la Passerelle, rue Anatole-Simard, rue des Quenouilles, rue du Phare, rue Sainte-Mélanie,
      rue du Héronnier, rue Léonce-Gagné, rue de la Pointe`),
  },
  {
    district: 'coteau',
    bearing: -10,
    spacingKm: 0.31,
    along: names(`
      rue du Grand-Duc, rue des Érables, rue Wilbrod-Hamel, rue de Bretagne, rue des Chênes-Rouges,
      rue Jean-Nolin, rue Saint-Alban, rue de Picardie, rue des Amélanchiers, rue du Plateau,
      rue Bellechasse`),
    across: names(`
      rue de la Falaise, rue Élie-Tardif, rue de Saintonge, rue du Campus, rue des Géologues,
      rue Laure-Pouliot, rue du Versant, rue de l’Esker, rue Adélard-Gosselin, rue des Pinsons,
      rue du Ravin`),
  },
  {
    district: 'sorbier',
    bearing: 5,
    spacingKm: 0.31,
    along: names(`
      rue du Sommet, rue des Cerisiers, rue Rosaire-Bilodeau, rue du Funiculaire, rue des Alisiers,
      rue Sainte-Zoé, rue du Mont, rue des Infirmières, rue Napoléon-Drouin, rue de la Combe`),
    across: names(`
      rue des Viornes, rue Félicité-Jobin, rue du Sentier, rue Saint-Hyacinthe, rue de la Clairière,
      rue Ernest-Myrand, rue des Mélèzes, rue du Collège, rue de l’Aubépine, rue Tancrède-Labbé`),
  },
  {
    district: 'valfleuri',
    bearing: 8,
    spacingKm: 0.31,
    along: names(`
      rue des Pivoines, rue des Jonquilles, rue Alma-Ferland, rue des Lilas, rue du Muguet,
      rue Saint-Fiacre, rue des Capucines, rue de la Roseraie, rue du Trèfle`),
    across: names(`
      rue du Rucher, rue des Glaïeuls, rue Delphis-Morin, rue de la Pépinière, rue des Iris,
      rue du Jardinier, rue Sainte-Flore, rue des Violettes, rue du Pré`),
  },
  {
    district: 'brumes',
    bearing: 32,
    spacingKm: 0.33,
    along: names(`
      rue du Corsaire, rue de la Corne, rue des Marées, rue Octave-Bernier, rue du Cabestan,
      rue de la Goélette, rue Saint-Malo, rue des Embruns, rue du Large`),
    across: names(`
      rue de la Vigie, rue du Sémaphore, rue des Capitaines, rue Zéphirin-Pageau, rue de la Misaine,
      rue du Goémon, rue de l’Ancre, rue des Macareux, rue du Noroît`),
  },
  {
    district: 'forges',
    bearing: 12,
    spacingKm: 0.32,
    along: names(`
      rue du Haut-Fourneau, rue des Usines, rue Conrad-Audet, rue de l’Enclume, rue des Mouleurs,
      rue du Minerai, rue Saint-Éloi, rue de la Trempe, rue des Contremaîtres, rue du Charbon,
      rue Alfred-Caron`),
    across: names(`
      1re Avenue, 2e Avenue, 3e Avenue, 4e Avenue, 5e Avenue, 6e Avenue, 7e Avenue, 8e Avenue, 9e Avenue,
      10e Avenue, 11e Avenue`),
  },
  {
    district: 'bellerive',
    bearing: 12,
    spacingKm: 0.31,
    along: names(`
      rue de la Plage, rue des Peupliers, rue Joseph-Émond, rue du Débarcadère, rue Saint-Lambert,
      rue des Saules, rue de la Meunerie, rue du Biez, rue des Blés-d’Or`),
    across: names(`
      rue du Vieux-Quai, rue Amanda-Viger, rue de l’Anguille, rue Sainte-Hélène, rue du Manoir,
      rue des Censitaires, rue Philippe-Boutet, rue de la Chapelle, rue du Verger`),
  },
  {
    district: 'grandeanse',
    bearing: 27,
    spacingKm: 0.32,
    along: names(`
      rue de la Régate, rue du Foc, rue des Timoniers, rue Lucien-Fiset, rue de la Rade, rue du Chenal,
      rue Saint-Nicéphore, rue des Bouées, rue du Balancier, rue de l’Étrave`),
    across: names(`
      rue du Bassin, rue des Armateurs, rue Victorine-Dubé, rue de la Marina, rue du Skipper,
      rue des Alizés, rue Sainte-Luce, rue du Mouillage, rue de la Drisse, rue des Cormorans`),
  },
];

/** Short streets across the main ones, between districts. */
export const sideStreets = names(`
  rue de l’Anse-à-Barbotte, rue Gédéon-Paré, rue du Ruisseau, rue des Grands-Pins, montée Saint-Cyrille,
  rue Hermine-Otis, rue du Belvédère, rue de la Source, rue Médéric-Roussel, rue des Falaises,
  montée du Lac, rue Eugène-Lamontagne, rue de la Sablière, rue des Fougères, rue Saint-Joachim,
  rue Irénée-Vachon, rue du Vallon, rue de la Carrière, montée des Bouleaux, rue Sainte-Brigide,
  rue Théodule-Blais, rue des Hirondelles, rue du Moulinet, rue de l’Orée, rue Clovis-Nadeau,
  montée Saint-Gabriel, rue des Framboisiers, rue du Torrent, rue Rose-Anna-Côté, rue de la Ferme,
  rue Saint-Ulric, rue des Trembles, rue Ovila-Poirier, rue du Pâturage, montée de la Butte,
  rue Sainte-Perpétue, rue des Perdrix, rue Donat-Lévesque, rue de la Laiterie, rue du Renard,
  rue Saint-Modeste, rue des Noisetiers, rue Évangéline-Roy, rue du Calvaire, montée des Cascades,
  rue de la Scierie, rue Saint-Télesphore, rue des Thuyas, rue Gonzague-Dion, rue du Coude,
  rue de la Barrière, rue Sainte-Adèle, rue des Merisiers, rue Lazare-Fortin, rue du Cordon,
  rue Saint-Onésime, rue de la Tuilerie, rue des Rapides, rue Mathilde-Guay, rue du Portage,
  rue Saint-Vallier, rue des Groseilliers, rue Aimé-Pelchat, rue de la Fabrique, rue du Rocher,
  rue Sainte-Blandine, rue des Genévriers, rue Cyprien-Houle, rue du Fief, rue de la Commune,
  rue Saint-Bernard, rue des Outardes, rue Albertine-Roy, rue du Guet, rue de la Coulée, rue Saint-Prosper,
  rue des Sittelles, rue Fortunat-Gingras, rue du Domaine, rue de la Pinède, rue Saint-Siméon,
  rue des Chardonnerets, rue Honorat-Gagnon, rue du Bosquet, rue de la Jachère, montée Sainte-Marthe,
  rue des Aulnes, rue Blanche-Pouliot, rue du Sillon, rue de la Grange, rue Saint-Tharcisius,
  rue des Pommettiers, rue Edmour-Caron, rue du Fenil, rue de la Rivière-Grise, rue Sainte-Apolline,
  rue des Engoulevents, rue Léopold-Asselin, rue du Piedmont, montée du Fer-à-Cheval, rue des Cenelles,
  rue Wenceslas-Roy, rue du Quai-des-Bois, rue Saint-Philémon, rue des Bécassines, rue Azélie-Morin,
  rue du Barrage, rue de la Longue-Pointe, rue Sainte-Euphémie, rue des Sureaux, rue Normand-Turcotte,
  rue du Couvent, rue de la Chute, rue Saint-Narcisse, rue des Lièvres, rue Odilon-Grenier, rue du Marais,
  rue de la Cabane, rue Saint-Hilarion, rue des Cèdres`);
