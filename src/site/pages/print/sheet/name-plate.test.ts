import { describe, expect, it } from 'vitest';
import { wrapName } from './write-sheet.server.ts';

describe('the name of a line on a plate', () => {
  it.each([
    ['LOCAL', ['LOCAL']],
    ['BABY BULLET', ['BABY BULLET']],
    ['SAN JOSE DIRIDON SHUTTLE', ['SAN JOSE DIRIDON', 'SHUTTLE']],
    ['TAMIEN / SAN JOSE DIRIDON CALTRAIN SHUTTLE', ['TAMIEN / SAN JOSE', 'DIRIDON CALTRAIN…']],
    ['L'.repeat(30), [`${'L'.repeat(17)}…`]],
  ])('%s stands on at most two lines', (name, lines) => {
    expect(wrapName(name, 18)).toEqual(lines);
  });
});
