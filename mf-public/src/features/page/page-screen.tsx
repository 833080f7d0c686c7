import { hiddenFields } from '@swapt/shared/form';
import { PageDocumentView, PageSurroundings, type Surroundings } from '@swapt/shared/page';
import type { Words } from '@swapt/shared/messages';
import { usePage, useScreenData } from '@swapt/shared/public';
import { useMemo } from 'react';
import { asksOf } from '../../frame/cookie-ask.js';
import { LandingFrame } from './landing-frame.js';
import { MissingPage } from './missing-page.js';
import { OwnMap } from './own-map.js';
import { ReturnedPage } from './returned-page.js';

/** A landing page of an organization, in its own colours. */
export default function PageScreen() {
  const data = useScreenData('page');
  const words = usePage().words as Words;
  const surroundings = useMemo((): Surroundings | undefined => {
    if (data.kind !== 'shown') return undefined;
    const { system, action, token, posted, isReadOnly, prefill, dates, mapStyle } = data;
    const form = { action, hidden: { [hiddenFields.token]: token }, posted, isReadOnly, prefill };
    return { isEditing: false, system, words, ...(dates && { dates }), form, ...(mapStyle && { Map: OwnMap }) };
  }, [data, words]);

  if (data.kind === 'return') return <ReturnedPage {...data} />;
  if (data.kind !== 'shown' || !surroundings) return <MissingPage />;
  return (
    <LandingFrame pageId={data.pageId} asks={asksOf(data)}>
      <PageSurroundings value={surroundings}>
        <PageDocumentView document={data.document} />
      </PageSurroundings>
    </LandingFrame>
  );
}
