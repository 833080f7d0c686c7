/** Tags as they are kept: in small letters, so that “Menu” and “menu” are one, with single spaces, each once. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(tidyTag))];
}

export const tidyTag = (tag: string): string => tag.trim().replace(/\s+/g, ' ').toLowerCase();
