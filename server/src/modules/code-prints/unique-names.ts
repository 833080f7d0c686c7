/**
 * Gives each thing a name of its own in one folder: as it is called, else with its `mark` behind it, else with a number as well. Names that differ in
 * small and capital letters alone are one file on many systems.
 */
export function uniqueNames(): (nameWith: (marks: readonly string[]) => string, mark: string) => string {
  const taken = new Set<string>();
  return (nameWith, mark) => {
    for (let tries = 0; ; tries++) {
      const name = nameWith([mark, String(tries)].slice(0, tries));
      const key = name.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  };
}
