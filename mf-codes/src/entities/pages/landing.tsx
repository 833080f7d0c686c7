import type { PageDocument } from '@swapt/shared/contract';
import { PageSurroundings, themeVariables, type Surroundings } from '@swapt/shared/page';
import '@swapt/shared/page/page.css';
import type { ReactNode } from 'react';

/** In the console nothing of a page leads away, and nothing is sent. */
const surroundings: Surroundings = { isEditing: true, system: 'other' };

interface Props {
  settings: PageDocument['root']['props'];
  children: ReactNode;
}

/** The frame of a page that is shown in the console, in the page's own colours. */
export function Landing({ settings, children }: Props) {
  return (
    <PageSurroundings value={surroundings}>
      <div className="landing" lang={settings.language} style={themeVariables(settings.theme)}>
        {children}
      </div>
    </PageSurroundings>
  );
}
