/** Boxes are sent one by one: the name of each begins with what is asked, `payment.cash`. */
export const boxName = (question: 'payment' | 'travel', answer: string): string => `${question}.${answer}`;
