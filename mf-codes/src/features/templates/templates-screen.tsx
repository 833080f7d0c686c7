import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Template } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { EmptyState, ErrorState, Heading, Page, useDangerConfirm, type Crumb } from '@swapt/shared/ui';
import { Button, Flex, Skeleton } from 'antd';
import { t } from '@swapt/shared/text';

import { SaveTemplate } from '../../entities/templates/save-template.js';
import { paths } from './paths.js';
import { TemplateCard, TemplateGrid } from './template-card.js';
import { useDeleteTemplate, useTemplates } from './templates.queries.js';

const crumbs: Crumb[] = [{ label: t('Pages'), to: paths.pages }];

export default function TemplatesScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const query = useTemplates();
  const mayWrite = session.can('pages:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.add())}>
      {t('New page')}
    </Button>
  );

  return (
    <Page
      title={t('Templates')}
      lead={t(
        'Ready-made designs to start a page with. To save one of your own pages as a template, open it in the editor and choose More.',
      )}
      breadcrumbs={crumbs}
      actions={create}
    >
      {query.isPending ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Sections templates={query.data} mayWrite={mayWrite} />
      )}
    </Page>
  );
}

function Sections({ templates, mayWrite }: { templates: Template[]; mayWrite: boolean }) {
  const own = templates.filter(({ is_built_in }) => !is_built_in);
  const builtIn = templates.filter(({ is_built_in }) => is_built_in);
  return (
    <Flex vertical gap={space.lg}>
      <Flex vertical gap={space.md} component="section">
        <Heading level={2}>{t('Your templates')}</Heading>
        {own.length > 0 ? (
          <TemplateGrid label={t('Your templates')}>
            {own.map((template) => (
              <Card key={template.template_id} template={template} mayWrite={mayWrite} />
            ))}
          </TemplateGrid>
        ) : (
          <EmptyState
            icon={<AppstoreOutlined />}
            title={t('No templates of your own yet')}
            text={t('Open a page and choose “Save as template” to use it as the start of your next page.')}
          />
        )}
      </Flex>
      <Flex vertical gap={space.md} component="section">
        <Heading level={2}>{t('Ready-made')}</Heading>
        <TemplateGrid label={t('Ready-made templates')}>
          {builtIn.map((template) => (
            <Card key={template.template_id} template={template} mayWrite={mayWrite} />
          ))}
        </TemplateGrid>
      </Flex>
    </Flex>
  );
}

function Card({ template, mayWrite }: { template: Template; mayWrite: boolean }) {
  const { modal, notify } = useShell();
  const navigate = useNavigate();
  const confirm = useDangerConfirm();
  const remove = useDeleteTemplate();
  const { template_id, name, description, document, is_built_in } = template;

  const onDelete = async () => {
    const isSure = await confirm(
      t('Delete the template “{name}”?', { name }),
      t('Pages made from it stay as they are. You cannot restore the template.'),
      t('Delete'),
    );
    if (isSure)
      remove.mutate(
        { template_id },
        { onSuccess: () => notify.success(t('The template “{name}” was deleted.', { name })) },
      );
  };
  const onCopy = () =>
    modal.open({
      title: t('Save as template'),
      content: (close) => <SaveTemplate document={document} name={t('Our {name}', { name })} close={close} />,
    });

  return (
    <TemplateCard name={name} description={description} document={document}>
      {mayWrite && (
        <>
          <Button
            style={{ flex: 1 }}
            aria-label={t('Use {name}', { name })}
            onClick={() => void navigate(paths.add(template_id))}
          >
            {t('Use')}
          </Button>
          {is_built_in ? (
            <Button aria-label={t('Save {name} as your own', { name })} onClick={onCopy}>
              {t('Save as my own')}
            </Button>
          ) : (
            <Button
              danger
              loading={remove.isPending}
              aria-label={t('Delete {name}', { name })}
              onClick={() => void onDelete()}
            >
              {t('Delete')}
            </Button>
          )}
        </>
      )}
    </TemplateCard>
  );
}
