import { t } from '@swapt/shared/text';
import { useIsPhone } from '@swapt/shared/ui';
import { storeSteps, type StoreStep } from '@swapt/shared/values';
import { Progress, Steps } from 'antd';
import { stepWords } from '../../../entities/stores/step-words.js';

interface Props {
  step: StoreStep;
  done: readonly StoreStep[];
  onGo: (step: StoreStep) => void;
}

/** Where one is of all steps; each can be gone to. A phone has room for the name of one. */
export function SetUpSteps({ step, done, onGo }: Props) {
  const isPhone = useIsPhone();
  const at = storeSteps.indexOf(step);
  if (isPhone) {
    return (
      <div>
        <div>
          {t('Step {number} of {all}: {name}', { number: at + 1, all: storeSteps.length, name: stepWords[step] })}
        </div>
        <Progress percent={(100 * (at + 1)) / storeSteps.length} showInfo={false} aria-label={t('Steps')} />
      </div>
    );
  }
  return (
    <Steps
      size="small"
      current={at}
      onChange={(to) => onGo(storeSteps[to] ?? step)}
      items={storeSteps.map((one) => ({
        title: stepWords[one],
        status: one === step ? 'process' : done.includes(one) ? 'finish' : 'wait',
      }))}
    />
  );
}
