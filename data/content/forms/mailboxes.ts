const at = (name: string) => `${name}@rtc-havremont.example`;

/** Who reads what riders send. */
export const mailboxes = {
  service: at('service'),
  comments: at('commentaires'),
  complaints: at('plaintes'),
  lostAndFound: at('objets-perdus'),
  paratransit: at('transport-adapte'),
  schools: at('ecoles'),
  newsletter: at('infolettre'),
};
