/** Writes a line for whoever typed the command. */
export type Print = (line: string) => void;
