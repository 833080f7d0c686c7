import { englishSamples, type SampleTexts } from '@swapt/shared/messages/editor-words';
import { createContext, useContext } from 'react';

/** What is added to the page says this at first, in the page's language; nothing while it is fetched. */
export const PageSamples = createContext<SampleTexts | undefined>(englishSamples);

export const usePageSamples = () => useContext(PageSamples);
