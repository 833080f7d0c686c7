import type { PageDocument } from '@swapt/shared/contract';
import { PageSurroundings, themeVariables, type Surroundings } from '@swapt/shared/page';
import '@swapt/shared/page/page.css';
import { directionOf } from '@swapt/shared/messages';
import { useMemo, type ReactNode } from 'react';
import { usePageWords } from './use-page-words.js';

interface Props {
  settings: PageDocument['root']['props'];
  /** How wide its pictures are shown where that is not what their blocks say. */
  pictureSizes?: string;
  children: ReactNode;
}

/** The frame of a page that is shown in the console, in the page's own colours and language. Nothing of it leads away, and nothing is sent. */
export function Landing({ settings, pictureSizes, children }: Props) {
  const { language } = settings;
  const words = usePageWords(language);
  const surroundings = useMemo(
    (): Surroundings => ({ isEditing: true, system: 'other', words, ...(pictureSizes && { pictureSizes }) }),
    [words, pictureSizes],
  );
  return (
    <PageSurroundings value={surroundings}>
      <div className="landing" lang={language} dir={directionOf(language)} style={themeVariables(settings.theme)}>
        {children}
      </div>
    </PageSurroundings>
  );
}
