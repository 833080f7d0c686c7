import type { Page, Template } from '@swapt/shared/contract';
import { useNavigate, useSearchParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { newDocument } from '@swapt/shared/page/document';
import { atMost, ErrorState, FormPage, Panel, type Crumb, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Button, Form, Skeleton } from 'antd';
import { t } from '@swapt/shared/text';

import { paths } from './paths.js';
import { TemplateCard, TemplateGrid } from './template-card.js';
import { useMakePage, useTemplates } from './templates.queries.js';

interface Values {
  name: string;
}

const crumbs: Crumb[] = [{ label: t('Pages'), to: paths.pages }];

/** A new page: what it begins with, and what the team calls it. */
export default function AddPageScreen() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [form] = Form.useForm<Values>();
  const templates = useTemplates();
  const make = useMakePage();
  const chosen = templates.data?.find(({ template_id }) => template_id === params.get('template'));

  const save = async (values: Values): Promise<Page> => {
    const name = values.name.trim();
    const input = { name, draft: chosen && titled(chosen, name) };
    return (await make.mutateAsync(input)).data;
  };
  const choose = (templateId: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (templateId === undefined) after.delete('template');
        else after.set('template', templateId);
        return after;
      },
      { replace: true },
    );

  return (
    <FormPage<Values, Page>
      title={t('New page')}
      lead={t('Start with a template and change anything you like, or start with an empty page.')}
      breadcrumbs={crumbs}
      form={form}
      initialValues={{ name: '' }}
      fields={['name']}
      submitLabel={t('Create page')}
      save={save}
      onSaved={({ page_id, name }) => {
        notify.success(t('“{name}” is a draft. Nobody sees it until you publish it.', { name }));
        void navigate(paths.edit(page_id, params.get('code') ?? undefined));
      }}
      onCancel={() => void navigate(paths.pages)}
    >
      <Panel title={t('Name')}>
        <Form.Item
          name="name"
          label={t('Name of the page')}
          extra={t(
            'The name your team uses, for example: Spring menu. Visitors see the title, which you can change later.',
          )}
          rules={[{ required: true, whitespace: true, message: t('Give the page a name.') }, atMost(nameMaxLength)]}
          style={{ marginBottom: 0 }}
        >
          <TextInput max={nameMaxLength} />
        </Form.Item>
      </Panel>
      <Panel title={t('Start with')}>
        {templates.isPending ? (
          <Skeleton active />
        ) : templates.isError ? (
          <ErrorState error={templates.error} onRetry={() => void templates.refetch()} />
        ) : (
          <Choice templates={templates.data} chosen={chosen} onChoose={choose} />
        )}
      </Panel>
    </FormPage>
  );
}

interface ChoiceProps {
  templates: readonly Template[];
  chosen: Template | undefined;
  onChoose: (templateId: string | undefined) => void;
}

function Choice({ templates, chosen, onChoose }: ChoiceProps) {
  const button = (name: string, isChosen: boolean, onClick: () => void) => (
    <Button
      block
      type={isChosen ? 'primary' : 'default'}
      aria-pressed={isChosen}
      aria-label={t('Start with {name}', { name })}
      onClick={onClick}
    >
      {isChosen ? t('Chosen') : t('Choose')}
    </Button>
  );
  return (
    <TemplateGrid label={t('Templates')}>
      <TemplateCard name={t('Empty page')} description={t('Add your own blocks.')} document={blank} isChosen={!chosen}>
        {button(t('an empty page'), !chosen, () => onChoose(undefined))}
      </TemplateCard>
      {templates.map((template) => {
        const { template_id, name, description, document } = template;
        const isChosen = template === chosen;
        return (
          <TemplateCard key={template_id} name={name} description={description} document={document} isChosen={isChosen}>
            {button(name, isChosen, () => onChoose(template_id))}
          </TemplateCard>
        );
      })}
    </TemplateGrid>
  );
}

const blank = newDocument();

/** The page of a template is called as the person calls it. */
const titled = ({ document: { root, content } }: Template, title: string) => ({
  root: { props: { ...root.props, title } },
  content,
});
