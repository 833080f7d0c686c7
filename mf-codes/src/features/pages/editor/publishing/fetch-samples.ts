import type { PageDocument } from '@swapt/shared/contract';
import { languageNames } from '@swapt/shared/messages';
import { englishSamples, fetchSampleTexts } from '@swapt/shared/messages/editor-words';
import { samplesOf, type Samples } from '@swapt/shared/page/samples';

/** What counts as sample text on a page in a language: a page may have kept words of any language that it once had. */
export async function fetchSamples(templates: readonly PageDocument[], language: string): Promise<Samples> {
  // In place of what cannot be fetched stands what came with the editor; publishing itself says when the server is away.
  const fetchTexts = (name: string) => fetchSampleTexts(name).catch(() => englishSamples);
  const [known, own] = await Promise.all([Promise.all(languageNames.map(fetchTexts)), fetchTexts(language)]);
  return samplesOf(templates, known, own);
}
