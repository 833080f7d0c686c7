import { Puck, type Overrides } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import type { Page, PageView } from '@swapt/shared/contract';
import { useMemo } from 'react';
import './editor.css';
import { useEditorWords } from '../../../entities/pages/use-page-words.js';
import { EditorFrame } from './editor-frame.js';
import { PageSamples } from './page-samples.js';
import { config } from './puck-config.js';
import { toData, toDocument } from './puck-document.js';
import { SelectedBar } from './blocks/selected-bar.js';
import { useDraft } from './draft/use-draft.js';

interface Props {
  view: PageView;
  page: Page;
  /** Begins again with the page as it is at the server. */
  onReload: () => void;
}

const overrides: Partial<Overrides> = { actionBar: SelectedBar };

/** The editor of a page: Puck holds the document, its history and what is dragged; everything around it is ours. */
export default function PageEditor({ view, page, onReload }: Props) {
  const draft = useDraft(view, page);
  const words = useEditorWords(draft.document.root.props.language);
  // Puck takes these once; made anew they would start it again.
  const data = useMemo(() => toData(draft.initial), [draft.initial]);
  const reload = () => {
    draft.giveUp();
    onReload();
  };
  return (
    <Puck
      config={config}
      data={data}
      // The frame of a page of ours is its own width, so that no document inside of the document is needed.
      iframe={{ enabled: false }}
      overrides={overrides}
      onChange={(next) => draft.change(toDocument(next))}
    >
      <PageSamples value={words?.samples}>
        <EditorFrame draft={draft} onReload={reload} />
      </PageSamples>
    </Puck>
  );
}
