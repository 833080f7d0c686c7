import { languageNames, type Language } from '@swapt/shared/messages/words';
import Negotiator from 'negotiator';

/** The language that a browser or program asks for, among those that there are messages in. */
export function shopperLanguage({ headers }: { headers: Record<string, string | string[] | undefined> }): Language {
  const asked = new Negotiator({ headers }).language([...languageNames]);
  return languageNames.find((name) => name === asked) ?? 'en';
}
