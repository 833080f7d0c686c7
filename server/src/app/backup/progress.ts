/** Says where a long command is. */
export type Progress = (where: string) => void;

const sayEveryMs = 5_000;

/** Prints at most every few seconds, so that a short command says nothing. */
export function progressOf(print: (line: string) => void): Progress {
  let saidAt = Date.now();
  return (where) => {
    if (Date.now() - saidAt < sayEveryMs) return;
    saidAt = Date.now();
    print(`  ${where}`);
  };
}
