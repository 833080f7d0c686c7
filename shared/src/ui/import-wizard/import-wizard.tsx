import { Alert, Flex, Progress } from 'antd';
import type { ReactNode } from 'react';
import { space } from '../../tokens/index.js';
import { DraftNotice } from '../form/draft-notice.js';
import { formatNumber } from '../format.js';
import { Panel } from '../panel.js';
import { CheckStep } from './check-step.js';
import { ColumnsStep } from './columns-step.js';
import { StepHeader } from './step-header.js';
import { UploadStep } from './upload-step.js';
import { useImport, type ImportOptions } from './use-import.js';
import type { ImportRow } from './import-field.js';
import { t } from '../../text/index.js';

interface Props<Name extends string, Outcome> extends ImportOptions<Name, Outcome> {
  /** What a line of the list is: “One code per line”. */
  label: string;
  /** What stands below the field of the list. */
  help: ReactNode;
  example: string;
  /** What else is said of the whole table, beside what its columns contain. */
  settings?: ReactNode;
  /** How many things the rows make, where one takes several of them. */
  countOf?: (outcome: readonly Outcome[]) => number;
  /** The cells of a row as it would be made; what the dry run said of it is not there for bad rows. A column without any is not shown. */
  show: (row: ImportRow<Name>, outcome: Outcome | undefined) => Partial<Record<Name, string>>;
}

/** From a table to what it makes, in steps: the list, its columns, what would come of it, and making it. The steps before can be gone back to. */
export function ImportWizard<Name extends string, Outcome>(props: Props<Name, Outcome>) {
  const { fields, noun, label, help, example, settings, show } = props;
  const state = useImport(props);
  const { step, checked, refusal, made } = state;
  const count = (checked?.outcome && props.countOf?.(checked.outcome)) ?? checked?.rows.length ?? 0;
  return (
    <Panel>
      <Flex vertical gap={space.lg}>
        <StepHeader step={step} create={t('Create {many}', { many: noun.many })} />
        {refusal && step !== 'upload' && <Alert type="error" showIcon role="alert" message={refusal} />}
        {step === 'upload' && state.restoredAt && <DraftNotice at={state.restoredAt} onStartOver={state.startOver} />}
        {step === 'upload' && (
          <UploadStep
            label={label}
            help={help}
            example={example}
            text={state.text}
            refusal={refusal}
            onChange={state.change}
            onNext={state.read}
          />
        )}
        {step === 'columns' && (
          <ColumnsStep
            fields={fields}
            columns={state.columns}
            table={state.table}
            settings={settings}
            isBusy={state.isBusy}
            checking={state.checking}
            onChoose={state.choose}
            onBack={() => state.open('upload')}
            onNext={state.checkColumns}
          />
        )}
        {step === 'check' && checked && (
          <CheckStep
            fields={fields}
            noun={noun}
            count={count}
            checked={checked}
            show={show}
            isBusy={state.isBusy}
            onCorrect={() => state.open('upload')}
            onColumns={() => state.open('columns')}
            onLeaveOut={state.leaveOut}
            onCreate={state.start}
          />
        )}
        {step === 'run' && (
          <div role="status">
            <p style={{ margin: 0 }}>
              {made === undefined
                ? t('Creating {count} {noun}…', {
                    count: formatNumber(count),
                    noun: count === 1 ? noun.one : noun.many,
                  })
                : t('{made} of {count} {many} created…', {
                    made: formatNumber(made),
                    count: formatNumber(count),
                    many: noun.many,
                  })}
            </p>
            <Progress
              aria-label={t('Progress of the import')}
              status="active"
              showInfo={made !== undefined}
              percent={made === undefined ? 100 : Math.floor((made / Math.max(count, 1)) * 100)}
            />
            <p style={{ margin: 0 }}>{t('Keep this page open until it is done.')}</p>
          </div>
        )}
      </Flex>
    </Panel>
  );
}
