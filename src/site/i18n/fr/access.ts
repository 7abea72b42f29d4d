/** How riders get on and off: at stops on request, and between stops. Each is a part of a sentence. */
export const access = {
  onRequest: (how: string) => `sur demande\u00a0: ${how}`,
  /** In the row of a departure, where there is no room for more. */
  short: {
    phone: 'sur demande, par téléphone',
    driver: 'sur demande\u00a0: faites signe',
  },
  phone: {
    boarding: (phone: string) => `${phoneTo(phone)} pour monter`,
    alighting: (phone: string) => `${phoneTo(phone)} pour descendre`,
    both: (phone: string) => `${phoneTo(phone)} pour monter ou descendre`,
  },
  driver: {
    boarding: 'faites signe au conducteur pour monter',
    alighting: 'avertissez le conducteur pour descendre',
    both: 'faites signe au conducteur pour monter, avertissez-le pour descendre',
  },
  between: 'Entre les arrêts',
  betweenInPart: 'Entre certains arrêts ou lors de certains voyages',
  /** Before the names of two stops, and between them. */
  from: 'Entre',
  to: 'et',
  /** Between stops it takes no arrangement. */
  anywhere: {
    boarding: 'faites signe au conducteur pour monter',
    alighting: 'demandez au conducteur de vous laisser descendre',
    both: 'faites signe au conducteur pour monter, demandez-lui de vous laisser descendre',
  },
  /** Between stops one has to agree on the place with the driver. */
  arranged: {
    boarding: 'entendez-vous avec le conducteur pour monter',
    alighting: 'entendez-vous avec le conducteur pour descendre',
    both: 'entendez-vous avec le conducteur pour monter ou descendre',
  },
  and: '\u00a0; ',
};

const phoneTo = (phone: string) =>
  phone === '' ? 'téléphonez à l’avance à l’exploitant' : `téléphonez à l’avance au ${phone}`;
