/**
 * What ran and how it ended.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** @type {string[]} */
  faults = [];
  /** @type {string[]} */
  absences = [];

  /**
   * @param {string} title
   * @param {Counts} counts
   */
  add(title, { passed, failed, skipped }) {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
    if (failed > 0) this.faults.push(title);
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
