import type { PageDocument } from '@swapt/shared/contract';
import { languageNames } from '@swapt/shared/messages';
import { englishSamples, fetchEditorWords } from '@swapt/shared/messages/editor-words';
import { samplesOf, type Samples } from '@swapt/shared/page/samples';

/** What counts as sample text on a page in a language: a page may have kept words of any language that it once had. */
export async function fetchSamples(templates: readonly PageDocument[], language: string): Promise<Samples> {
  const fetched = await Promise.allSettled(languageNames.map(fetchEditorWords));
  // What cannot be fetched is not compared; publishing itself says when the server is away.
  const known = fetched.flatMap((each) => (each.status === 'fulfilled' ? [each.value.samples] : []));
  const own = await fetchEditorWords(language).then(
    ({ samples }) => samples,
    () => englishSamples,
  );
  return samplesOf(templates, [englishSamples, ...known], own);
}
