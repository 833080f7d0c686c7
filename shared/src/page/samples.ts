import type { PageBlock, PageDocument } from '../contract/index.js';
import { inputLimits, inputTypes, type FormInput } from '../form/index.js';
import { addressInputsIn, defaultInputsIn, newInputIn } from '../form/default-inputs.js';
import { englishSamples, type SampleTexts } from '../messages/sample-texts.js';
import { blockTypes } from '../values/index.js';
import { newBlock, newBlockIn, newDocument, newDocumentIn } from './document.js';
import { sayTexts, textsIn, type PlacedText } from './said-texts.js';

export { textsIn } from './said-texts.js';

/** Everything that a page can begin with in one language: each kind of block, and each question that can be added to a form. */
export function beginningIn(samples: SampleTexts): PageDocument {
  const blocks = blockTypes.map((type) => newBlockIn(samples, type, type) as PageBlock);
  const more = newBlockIn(samples, 'form', 'more', { inputs: moreInputs(samples) });
  return newDocumentIn(samples, {}, [...blocks, more]);
}

function moreInputs({ newForm }: SampleTexts): FormInput[] {
  const pages: FormInput[] = [];
  while (pages.length < inputLimits.inputs.maxItems) pages.push(newInputIn(newForm, 'page', pages));
  return [...addressInputsIn(newForm), ...pages, ...inputTypes.map((type) => newInputIn(newForm, type, pages))];
}

/** Texts that are right on a page of their language as they stand: what every form asks, and the button that sends it. */
function fitTexts(samples: SampleTexts): PageDocument {
  const { newForm, newPage } = samples;
  const plain = (['email', 'phone', 'textarea', 'date'] as const).map((type) => newInputIn(newForm, type, []));
  const inputs = [...defaultInputsIn(newForm), ...addressInputsIn(newForm), ...plain];
  const nothing = { title: '', welcome: '', consent: '' };
  const form = newBlock('form', 'form', { ...nothing, inputs, submitLabel: newPage.formSend });
  return newDocument({ return: { title: '', text: '', label: '', link: '' } }, [form]);
}

const keyOf = ({ field, text }: PlacedText) => `${field}\n${text}`;

const keysOf = ({ root, content }: PageDocument) => [
  ...textsIn('page', root.props).map(keyOf),
  ...content.flatMap(({ type, props }) => textsIn(type, props).map(keyOf)),
];

/** Sample texts by the field they stand in. */
export interface Samples {
  /** What a new page, block or question says. */
  beginnings: ReadonlySet<string>;
  /** What templates say. */
  templates: ReadonlySet<string>;
}

/** The sample texts of templates, and those of beginnings in some languages as far as they do not fit on a page in `own`. */
export function samplesOf(
  templates: readonly PageDocument[],
  languages: readonly SampleTexts[] = [englishSamples],
  own: SampleTexts = englishSamples,
): Samples {
  const fit = new Set(keysOf(fitTexts(own)));
  const left = (documents: readonly PageDocument[]) =>
    new Set(documents.flatMap(keysOf).filter((key) => !fit.has(key)));
  return { beginnings: left(languages.map(beginningIn)), templates: left(templates) };
}

/** Sample texts among the fields of a block or page, by where they come from. */
export function samplesAmong(name: string, props: object, { beginnings, templates }: Samples) {
  const texts = textsIn(name, props);
  const begun = texts.filter((placed) => beginnings.has(keyOf(placed)));
  const ofTemplates = texts.filter((placed) => !begun.includes(placed) && templates.has(keyOf(placed)));
  return { begun: begun.map(({ text }) => text), ofTemplates: ofTemplates.map(({ text }) => text) };
}

/** The document as it is in another language: what nobody has written yet is said in that one, what somebody wrote stays. */
export function inLanguage(
  document: PageDocument,
  language: string,
  from: readonly SampleTexts[],
  to: SampleTexts,
): PageDocument {
  const sayings = new Map(from.flatMap((samples) => pairsOf(beginningIn(samples), beginningIn(to))));
  const { root, content } = sayTexts(document, (field, text) => sayings.get(keyOf({ field, text })) ?? text);
  return { root: { props: { ...root.props, language } }, content };
}

/** What one of two documents of the same shape says by what the other says there. */
function pairsOf(first: PageDocument, second: PageDocument): [string, string][] {
  const [keys, texts]: [string[], string[]] = [[], []];
  sayTexts(first, (field, text) => (keys.push(keyOf({ field, text })), text));
  sayTexts(second, (_, text) => (texts.push(text), text));
  return keys.flatMap((key, index): [string, string][] => (key.endsWith('\n') ? [] : [[key, texts[index] ?? '']]));
}
