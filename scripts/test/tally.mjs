/**
 * What ran and how it ended.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} [failures] A line for each test that failed.
 * @property {readonly string[]} [unsteady] A line for each test that passed at its second try.
 * @property {string} [lacking] Why some of it was skipped.
 */

export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** @type {string[]} */
  faults = [];
  /** @type {string[]} */
  absences = [];
  /** @type {string[]} */
  unsteady = [];

  /**
   * @param {string} title
   * @param {Counts} counts
   */
  add(title, { passed, failed, skipped, failures = [], unsteady = [], lacking }) {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
    if (failed > 0) this.faults.push(title, ...failures.map((failure) => `  ${failure}`));
    this.unsteady.push(...unsteady.map((test) => `${title}, at the second try: ${test}`));
    if (lacking) this.absences.push(`${title}: ${lacking}`);
  }

  /**
   * A part that cannot run here.
   * @param {string} title
   * @param {string} reason
   */
  skip(title, reason) {
    this.skipped += 1;
    this.absences.push(`${title}: ${reason}`);
  }

  /** A run in which nothing was tried proves nothing. */
  get isGood() {
    return this.failed === 0 && this.passed > 0;
  }

  get summary() {
    return `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`;
  }
}
