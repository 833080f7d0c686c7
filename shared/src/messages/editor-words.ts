import { editorMessages } from './editor-messages.gen.js';
import type { Language } from './language-names.gen.js';
import { messageLanguage } from './message-language.js';
import type { Words } from './messages.js';
import type { SampleTexts } from './sample-texts.js';

export { englishSamples, type SampleTexts } from './sample-texts.js';

/** What the editor of pages needs of a language. */
export interface EditorWords {
  /** What the blocks of a page say by themselves. */
  words: Words;
  samples: SampleTexts;
}

/** The sample texts of a language alone: without what blocks say, and without the compiler that this takes. Rejected where they cannot be fetched. */
export const fetchSampleTexts = async (language: string): Promise<SampleTexts> => {
  const { newForm, newPage } = await editorMessages[messageLanguage(language)]();
  return { newForm, newPage };
};

const fetched = new Map<Language, Promise<EditorWords>>();

/** The words of the language of a page, fetched once, and no other language with them. Rejected where they cannot be fetched; then they are asked for again. */
export function fetchEditorWords(language: string): Promise<EditorWords> {
  const name = messageLanguage(language);
  const known = fetched.get(name);
  if (known) return known;
  const words = load(name).catch((error: unknown) => {
    fetched.delete(name);
    throw error;
  });
  fetched.set(name, words);
  return words;
}

async function load(language: Language): Promise<EditorWords> {
  const [{ compileMessages }, { answers, blocks }, samples] = await Promise.all([
    import(/* webpackChunkName: "pageWords" */ './compile-messages.js'),
    editorMessages[language](),
    fetchSampleTexts(language),
  ]);
  const messages = { answers: compileMessages(answers), blocks: compileMessages(blocks) };
  return { words: { language, messages }, samples };
}
