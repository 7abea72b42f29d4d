import { accordion, content, gains, link, links, projectSteps, timeline } from '#operators/kit/blocks.ts';
import { project } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

export const electricBuses = project('electricBuses', {
  fr: {
    title: 'Bus électriques',
    subtitle: 'Une flotte sans pot d’échappement en 2040',
    description:
      'Les bus électriques du RTC : où ils roulent, comment ils passent l’hiver et le calendrier jusqu’en 2040.',
    body: '<p>Vingt-quatre bus électriques roulent à Havremont depuis 2024, surtout sur le {800} et le {801}. Quarante autres arrivent d’ici 2028. Le dernier bus diesel prendra sa retraite en 2040.</p>',
    blocks: [
      gains('Ce que deux hivers nous ont appris', [
        ['280 km', 'd’autonomie en été'],
        ['190 km', 'par −25 °C, chauffage compris'],
        ['5 h', 'pour une recharge complète, la nuit'],
        ['2 100 t', 'de gaz à effet de serre évitées en 2025'],
      ]),
      projectSteps('Le calendrier', [
        {
          title: 'Les 24 premiers bus',
          where: 'Garage des Forges',
          when: 'septembre 2024',
          state: 'full',
          progress: 100,
        },
        {
          title: 'Quarante bus de plus',
          where: 'Livrés de mars 2027 à juin 2028',
          when: 'juin 2028',
          state: 'expected_delivery',
          progress: 10,
        },
        {
          title: 'Le garage de Bellerive',
          where: 'Agrandi et muni de 80 bornes',
          when: 'novembre 2029',
          state: 'expected_delivery',
        },
        { title: 'La flotte entière', when: '2040', state: 'anticipated' },
      ]),
      timeline('Du diesel à l’électricité', [
        ['2018', '<p>Un premier bus d’essai fait 40 000 km sur le {1}.</p>'],
        ['2021', '<p>Le conseil décide de ne plus acheter de bus diesel.</p>'],
        [
          '2024',
          '<p>Les 24 premiers bus entrent au garage des Forges, chauffé par la chaleur de la fonderie.</p>',
        ],
        ['2026', '<p>Le RTC commande quarante bus de plus.</p>'],
      ]),
      withPicture(
        'electric-bus',
        content('À bord', [
          'Le bus est plus silencieux : le prochain arrêt est annoncé moins fort.',
          'À l’extérieur, un son avertit les gens à pied sous 30 km à l’heure.',
          'Des prises USB se trouvent sous un siège sur deux.',
        ]),
      ),
      accordion('Questions fréquentes', {
        'Fait-il froid à bord en hiver ?':
          '<p>Non. Le bus est chauffé au garage avant de partir, et une thermopompe prend le relais jusqu’à −15 °C. En dessous, un petit chauffage d’appoint l’aide.</p>',
        'Que deviennent les batteries ?':
          '<p>Elles servent douze ans dans un bus, puis dix ans à emmagasiner l’énergie du garage, avant d’être recyclées.</p>',
      }),
      links('Voir aussi', [
        link('Communiqués', fr.press_release),
        link('Publications', fr.publications),
        link('Corridor Vermeille', fr.project),
      ]),
    ],
  },
  en: {
    title: 'Electric buses',
    subtitle: 'A fleet without tailpipes in 2040',
    description:
      'The RTC’s electric buses: where they run, how they get through winter and the timeline to 2040.',
    body: '<p>Twenty-four electric buses have been running in Havremont since 2024, mostly on the {800} and the {801}. Forty more will arrive by 2028. The last diesel bus will retire in 2040.</p>',
    blocks: [
      gains('What two winters have taught us', [
        ['280 km', 'of range in summer'],
        ['190 km', 'at −25 °C, heating included'],
        ['5 h', 'for a full charge, overnight'],
        ['2,100 t', 'of greenhouse gases avoided in 2025'],
      ]),
      projectSteps('Timeline', [
        {
          title: 'The first 24 buses',
          where: `${french('Les Forges')} garage`,
          when: 'September 2024',
          state: 'full',
          progress: 100,
        },
        {
          title: 'Forty more buses',
          where: 'Delivered from March 2027 to June 2028',
          when: 'June 2028',
          state: 'expected_delivery',
          progress: 10,
        },
        {
          title: 'The Bellerive garage',
          where: 'Enlarged, with 80 chargers',
          when: 'November 2029',
          state: 'expected_delivery',
        },
        { title: 'The whole fleet', when: '2040', state: 'anticipated' },
      ]),
      timeline('From diesel to electricity', [
        ['2018', '<p>A first test bus covers 40,000 km on the {1}.</p>'],
        ['2021', '<p>The board decides to stop buying diesel buses.</p>'],
        [
          '2024',
          `<p>The first 24 buses move into the ${french('Les Forges')} garage, heated by the foundry’s waste heat.</p>`,
        ],
        ['2026', '<p>The RTC orders forty more.</p>'],
      ]),
      withPicture(
        'electric-bus',
        content('On board', [
          'The bus is quieter, so the next stop is announced more softly.',
          'Outside, a sound warns people on foot below 30 km an hour.',
          'There are USB outlets under every other seat.',
        ]),
      ),
      accordion('Frequently asked questions', {
        'Is it cold on board in winter?':
          '<p>No. The bus is heated in the garage before it leaves, and a heat pump takes over down to −15 °C. Below that, a small backup heater helps.</p>',
        'What happens to the batteries?':
          '<p>They serve twelve years in a bus, then ten years storing energy for the garage, before they are recycled.</p>',
      }),
      links('See also', [
        link('Press releases', en.press_release),
        link('Publications', en.publications),
        link('Vermeille corridor', en.project),
      ]),
    ],
  },
});
