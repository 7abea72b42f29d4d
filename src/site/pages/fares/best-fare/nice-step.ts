/** The next larger step that a scale of whole numbers is read by: 1, 2, 4, 5, 10, 20, 40, 50 … */
export function niceStep(atLeast: number): number {
  for (let unit = 1; ; unit *= 10) {
    const step = [1, 2, 4, 5].find((digit) => digit * unit >= atLeast);
    if (step !== undefined) return step * unit;
  }
}
