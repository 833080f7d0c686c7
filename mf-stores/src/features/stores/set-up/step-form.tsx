import type { StoreSetup } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { storeSteps, type StoreStep } from '@swapt/shared/values';
import { useSaveStep } from '../../../entities/stores/stores.queries.js';
import { StoreForm } from '../edit/store-form.js';
import { stepForms } from './step-forms.js';

interface Props {
  step: StoreStep;
  setup: StoreSetup;
  onGo: (step: StoreStep) => void;
  onLeave: () => void;
  onOpened: () => void;
}

/** One step of setting up a store: saved when the next one is asked for. */
export function StepForm({ step, setup, onGo, onLeave, onOpened }: Props) {
  const save = useSaveStep();
  const { title, lead, fields, Fields } = stepForms[step];
  const at = storeSteps.indexOf(step);
  const before = storeSteps[at - 1];
  const after = storeSteps[at + 1];
  return (
    <StoreForm<StoreSetup>
      store={setup.store}
      fields={fields}
      send={async (change) => (await save.mutateAsync({ ...change, step })).data}
      storeOf={({ store }) => store}
      onSaved={() => (after ? onGo(after) : onOpened())}
      submitLabel={after ? t('Save and go on') : t('Open the store')}
      cancelLabel={before ? t('Back') : t('Later')}
      onCancel={() => (before ? onGo(before) : onLeave())}
    >
      <Panel title={title} lead={lead}>
        <Fields setup={setup} onGo={onGo} />
      </Panel>
    </StoreForm>
  );
}
