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
  const [{ compileMessages }, messages] = await Promise.all([
    import(/* webpackChunkName: "pageWords" */ './compile-messages.js'),
    editorMessages[language](),
  ]);
  const { answers, blocks, newForm, newPage } = messages;
  return {
    words: { language, messages: { answers: compileMessages(answers), blocks: compileMessages(blocks) } },
    samples: { newForm, newPage },
  };
}
