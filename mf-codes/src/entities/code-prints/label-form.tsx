import { countSelected } from '@swapt/shared/ui';
import { LabelForm } from '@swapt/shared/ui/label-form';
import { t } from '@swapt/shared/text';
import { selectionOf, type Selected } from '../codes/selected.js';
import { useLabels } from './code-prints.queries.js';

/** Puts codes on sheets of labels. */
export default function CodeLabelForm({ codes, close }: { codes: Selected; close: () => void }) {
  const labels = useLabels();
  return (
    <LabelForm
      words={t('Print name and short address beside each code')}
      isOne={countSelected(codes) === 1}
      make={async ({ sheet, skip, copies, words }) =>
        (await labels.mutateAsync({ ...selectionOf(codes), sheet, skip, copies, text: words })).data
      }
      close={close}
    />
  );
}
