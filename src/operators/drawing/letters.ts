/** A letter as one line of a pen: how wide it is, and its path between the heights 8.5 and 32. */
export interface Letter {
  readonly width: number;
  readonly path: string;
}

const letter = (width: number, path: string): Letter => ({ width, path });

const round = 'M11.8 8.45a11.8 11.8 0 1 1 0 23.6a11.8 11.8 0 1 1 0-23.6Z';

/** Capitals, figures and the few signs that stand in names. They are drawn, so that no font is needed to show them. */
export const letters: ReadonlyMap<string, Letter> = new Map([
  ['A', letter(19, 'M0 32 9.5 8.5 19 32M3.6 23.5h11.8')],
  ['B', letter(14.2, 'M0 20.3h8.2a5.9 5.9 0 0 0 0-11.8H0V32h8.4a5.85 5.85 0 0 0 0-11.7')],
  ['C', letter(20.6, 'M20.6 12.4a11.8 11.8 0 1 0 0 15.7')],
  ['D', letter(17.3, 'M0 8.5V32h5.5a11.75 11.75 0 0 0 0-23.5Z')],
  ['E', letter(13, 'M13 8.5H0V32h13M0 20.25h11')],
  ['F', letter(13, 'M13 8.5H0V32M0 20.25h11')],
  ['G', letter(23.6, 'M20.6 12.4a11.8 11.8 0 1 0 3 8.6H13.2')],
  ['H', letter(17, 'M0 8.5V32M17 8.5V32M0 20.25h17')],
  ['I', letter(0, 'M0 8.5V32')],
  ['J', letter(11.5, 'M11.5 8.5v17.7a5.8 5.8 0 0 1-11.5 1.2')],
  ['K', letter(16, 'M0 8.5V32M15.5 8.5 0 22M5.8 17 16 32')],
  ['L', letter(12, 'M0 8.5V32h12')],
  ['M', letter(21, 'M0 32V8.5l10.5 15 10.5-15V32')],
  ['N', letter(17.5, 'M0 32V8.5L17.5 32V8.5')],
  ['O', letter(23.6, round)],
  ['P', letter(15.1, 'M0 32V8.5h8.2a6.9 6.9 0 0 1 0 13.8H0')],
  ['Q', letter(23.6, `${round}M16 25.5l6 6.5`)],
  ['R', letter(17, 'M0 32V8.5h8.2a6.9 6.9 0 0 1 0 13.8H0M9 22.3 17 32')],
  [
    'S',
    letter(
      15,
      'M14 12.2c-1.4-2.4-3.8-3.7-6.7-3.7-4 0-6.8 2.4-6.8 5.7 0 7.5 14.5 4 14.5 11.9 0 3.6-3.2 5.9-7.4 5.9-3.3 0-6.1-1.4-7.6-3.9',
    ),
  ],
  ['T', letter(18, 'M0 8.5h18M9 8.5V32')],
  ['U', letter(17, 'M0 8.5v15a8.5 8.5 0 0 0 17 0v-15')],
  ['V', letter(19, 'M0 8.5 9.5 32 19 8.5')],
  ['W', letter(28, 'M0 8.5 7 32l7-20 7 20 7-23.5')],
  ['X', letter(17, 'M0 8.5 17 32M17 8.5 0 32')],
  ['Y', letter(18, 'M0 8.5l9 12 9-12M9 20.5V32')],
  ['Z', letter(16, 'M0 8.5h16L0 32h16')],
  ['0', letter(16, 'M8 8.5c5 0 8 4.5 8 11.750S13 32 8 32 0 27.5 0 20.25 3 8.5 8 8.500Z')],
  ['1', letter(7, 'M0 13l7-4.500V32')],
  ['2', letter(15.5, 'M.5 14.200a7.2 7.2 0 0 1 14.3.8c0 3-1.7 5-4.3 7.500L0 32h15.5')],
  ['3', letter(15, 'M.5 8.500h13.500L7 17.800a7.1 7.1 0 1 1-7 9.5')],
  ['4', letter(17, 'M13 32V8.500L0 25.500h17')],
  ['5', letter(15, 'M13.5 8.500H2L1 18.800a7.6 7.6 0 1 1-1 9.7')],
  ['6', letter(15.7, 'M12 8.500C5 14 .5 19 .5 24.300a7.6 7.6 0 1 0 15.2 0 7.6 7.6 0 0 0-13.5-4.8')],
  ['7', letter(15, 'M0 8.500h15L5 32')],
  [
    '8',
    letter(
      12.3,
      'M6.15 8.500a5.6 5.6 0 1 1 0 11.200a5.6 5.6 0 1 1 0-11.200ZM6.15 19.700a6.15 6.15 0 1 1 0 12.300a6.15 6.15 0 1 1 0-12.300Z',
    ),
  ],
  ['9', letter(15.7, 'M4 32c7-5.5 11.5-10.5 11.5-15.800a7.6 7.6 0 1 0-15.2 0 7.6 7.6 0 0 0 13.5 4.8')],
  ['-', letter(8, 'M0 21h8')],
  ['’', letter(0, 'M0 8.500v5')],
  [' ', letter(5, '')],
]);
