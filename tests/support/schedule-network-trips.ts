export interface NetworkPattern {
  readonly line: string;
  readonly direction: 0 | 1;
  readonly headsign: string;
  readonly shape: string;
  /** As GTFS writes it: 1 yes, 2 no, 0 not said. */
  readonly wheelchair: 0 | 1 | 2;
  /** `1020 12 1`: a stop, minutes after the start, and 1 where nobody may board. */
  readonly calls: readonly string[];
}

/** The ways buses of the test network take. */
export const networkPatterns = {
  '800O': {
    line: '800',
    direction: 1,
    headsign: 'Université (Ouest)',
    shape: '800-O',
    wheelchair: 1,
    calls: ['1001 0', '1010 5', '1020 12', '1030 20'],
  },
  '800C': {
    line: '800',
    direction: 1,
    headsign: 'Hôpital (Ouest)',
    shape: '800-C',
    wheelchair: 1,
    calls: ['1001 0', '1010 5', '1020 12'],
  },
  '800E': {
    line: '800',
    direction: 0,
    headsign: 'Place du Marché (Est)',
    shape: '800-E',
    wheelchair: 1,
    calls: ['1030 0', '1020 8', '1010 15', '1002 21'],
  },
  '11A': {
    line: '11',
    direction: 0,
    headsign: 'Terminus des Érables',
    shape: '11-A',
    wheelchair: 2,
    calls: ['1002 0', '1050 6', '1020 9 1', '1040 18'],
  },
  '11R': {
    line: '11',
    direction: 1,
    headsign: 'Place du Marché',
    shape: '11-R',
    wheelchair: 1,
    calls: ['1040 0', '1050 11', '1002 18'],
  },
  '3A': {
    line: '3A',
    direction: 0,
    headsign: 'Collège Saint-Jean',
    shape: '3A-A',
    wheelchair: 0,
    calls: ['1040 0', '1050 7', '1070 15'],
  },
  '22A': {
    line: '22',
    direction: 0,
    headsign: 'Parc industriel',
    shape: '22-A',
    wheelchair: 0,
    calls: ['1001 0', '1060 14'],
  },
  '22R': {
    line: '22',
    direction: 1,
    headsign: 'Place du Marché',
    shape: '22-R',
    wheelchair: 0,
    calls: ['1060 0', '1001 14'],
  },
  '250A': {
    line: '250',
    direction: 0,
    headsign: 'Université (Sud)',
    shape: '250-A',
    wheelchair: 0,
    calls: ['1040 0', '1030 22'],
  },
  '250R': {
    line: '250',
    direction: 1,
    headsign: 'Les Érables (Nord)',
    shape: '250-R',
    wheelchair: 0,
    calls: ['1030 0', '1040 24'],
  },
  '907N': {
    line: '907',
    direction: 0,
    headsign: 'Cégep (Nord)',
    shape: '907-N',
    wheelchair: 0,
    calls: ['1001 0', '1050 9', '1040 20'],
  },
  '7B': {
    line: '7',
    direction: 0,
    headsign: 'Gare',
    shape: '7-B',
    wheelchair: 1,
    calls: ['1080 0', '1001 3', '1080 10'],
  },
} as const satisfies Readonly<Record<string, NetworkPattern>>;

interface NetworkRun {
  readonly pattern: keyof typeof networkPatterns;
  readonly services: readonly string[];
  readonly starts: readonly string[];
}

const run = (pattern: keyof typeof networkPatterns, services: string, starts: string): NetworkRun => ({
  pattern,
  services: services.split(' '),
  starts: starts.split(' '),
});

/** When they leave. In the second period line 800 loses a trip, gains one and moves one; line 3A is gone. */
export const networkRuns: readonly NetworkRun[] = [
  run('800O', 'sem1', '06:00 07:00 08:00 17:00 25:10'),
  run('800O', 'sem2', '06:10 07:00 17:00 18:00 25:10'),
  run('800O', 'sam1 sam2', '08:00 20:00 25:10'),
  run('800O', 'dim1 dim2', '09:00 14:05 14:35 15:05 15:35 16:05 16:35 23:50 24:20'),
  run('800C', 'sem1', '07:30'),
  run('800C', 'dim1', '14:20'),
  run('800E', 'sem1 sem2', '06:30 16:30'),
  run('800E', 'sam1 sam2', '09:00'),
  run('800E', 'dim1 dim2', '09:30 14:10 22:00'),
  run('11A', 'sem1 sem2', '07:00 12:00 18:00'),
  run('11A', 'sam1 sam2', '10:00'),
  run('11A', 'dim1 dim2', '11:00'),
  run('11R', 'sem1 sem2', '07:40 18:40'),
  run('3A', 'sem1', '07:40'),
  run('22A', 'sem1 sem2', '05:30'),
  run('22R', 'sem1 sem2', '16:00'),
  run('250A', 'sem1 sem2', '07:10'),
  run('250R', 'sem1 sem2', '16:40'),
  run('907N', 'nuit1 nuit2', '25:30 26:30 27:15'),
  run('7B', 'dim1', '10:00'),
];
