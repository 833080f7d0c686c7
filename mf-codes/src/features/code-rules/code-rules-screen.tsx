import { ApiError } from '@swapt/shared/client';
import type { Code } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { FormPage, Panel, useIsNarrow } from '@swapt/shared/ui';
import { Flex, Form } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { AwayNotice, isAway } from '../../entities/codes/away-notice.js';
import { CodeGate, codesCrumb } from '../../entities/codes/code-gate.js';
import { useUpdateCode } from '../../entities/codes/codes.queries.js';
import { paths } from '../../entities/codes/paths.js';
import { useCodeId } from '../../entities/codes/use-code-id.js';
import { draftOf, ruleOf, type RuleDraft } from './rule-draft.js';
import { problemsOf, serverProblems, type Problems } from './rule-problems.js';
import { RulesEditor } from './rules-editor.js';
import { TesterPanel } from './tester/tester-panel.js';

interface Values {
  rules: RuleDraft[];
}

const none: Problems = new Map();

export default function RulesScreen() {
  return (
    <CodeGate codeId={useCodeId()}>
      {(code) => (isAway(code) ? <AwayNotice code={code} /> : <RulesForm key={code.code_id} code={code} />)}
    </CodeGate>
  );
}

function RulesForm({ code }: { code: Code }) {
  const navigate = useNavigate();
  const { notify, settings } = useShell();
  const isNarrow = useIsNarrow();
  const [form] = Form.useForm<Values>();
  const [initialValues] = useState<Values>(() => ({ rules: code.rules.map(draftOf) }));
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState(none);
  const update = useUpdateCode({ shownByForm: true });
  const rules = Form.useWatch('rules', form) ?? initialValues.rules;
  const missing = problemsOf(rules, settings);
  const problems = new Map([...refused, ...(isChecked ? missing : none)]);

  const save = async (values: Values) => {
    try {
      const data = { rules: values.rules.map(ruleOf) };
      return (await update.mutateAsync({ code_id: code.code_id, data })).data;
    } catch (error) {
      if (error instanceof ApiError) setRefused(serverProblems(error.fields));
      throw error;
    }
  };
  const check = async (_: unknown, value: RuleDraft[]) => {
    setIsChecked(true);
    if (problemsOf(value, settings).size > 0)
      throw new Error(t('Some rules have mistakes. Correct the fields marked in red.'));
  };
  const tester = <TesterPanel code={code} rules={missing.size > 0 ? undefined : rules.map(ruleOf)} />;

  // Without room beside the rules it comes after their button, in a place that does not move the form when a phone is turned.
  return (
    <Flex vertical gap={space.lg}>
      <FormPage<Values, Code>
        title={t('Rules for {name}', { name: code.name })}
        lead={t(
          'One code, several destinations. We check the rules from top to bottom and use the first one that matches.',
        )}
        breadcrumbs={[codesCrumb, { label: code.name, to: paths.show(code.code_id) }]}
        form={form}
        initialValues={initialValues}
        fields={['rules']}
        submitLabel={t('Save rules')}
        save={save}
        onSaved={() => {
          notify.success(t('The rules apply from the next scan.'));
          void navigate(paths.show(code.code_id));
        }}
        onCancel={() => void navigate(paths.show(code.code_id))}
        onValuesChange={() => setRefused(none)}
        aside={isNarrow ? undefined : tester}
      >
        <Panel title={t('Where it leads')}>
          <Form.Item
            name="rules"
            validateTrigger="onSubmit"
            validateStatus=""
            rules={[{ validator: check }]}
            style={{ marginBottom: 0 }}
          >
            <RulesEditor code={code} problems={problems} />
          </Form.Item>
        </Panel>
      </FormPage>
      {isNarrow && tester}
    </Flex>
  );
}
