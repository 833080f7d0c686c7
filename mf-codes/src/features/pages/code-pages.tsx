import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Code, PageSummary } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { DataList, EmptyState, Panel, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';

import { withoutScheme } from '../../parts/short-address.js';
import { nameColumn, statusColumn } from './page-columns.js';
import { useUpdateCode } from '../../entities/codes/codes.queries.js';
import { leadingTo, usePages } from './pages.queries.js';
import { paths } from './paths.js';
import { ShownPage } from './shown-page.js';

/** The page that a code shows, and all others to choose from. */
export function CodePages({ code }: { code: Code }) {
  if (code.type === 'page' || code.type === 'link') {
    return (
      <>
        <Panel title={code.type === 'page' ? t('Current page') : t('Current destination')}>
          {code.type === 'page' ? <ShownPage codeId={code.code_id} /> : <p>{withoutScheme(code.target)}</p>}
        </Panel>
        <PageChoice code={code} />
      </>
    );
  }
  return (
    <EmptyState
      icon={<LayoutOutlined />}
      title={t('This code does not show a page')}
      text={t('It opens something else. To show one of your pages, create a code of type Page.')}
    />
  );
}

function PageChoice({ code }: { code: Code }) {
  const { session, notify, modal } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const lead = useUpdateCode();
  const [chosen, setChosen] = useState<string>();
  const query = usePages({ ...address.paging, search: address.search || undefined });
  const mayChange = session.can('codes:write');
  const isShown = (page: PageSummary) =>
    code.type === 'page' ? code.content.page_id === page.page_id : code.target === page.url;

  const onLead = async (page: PageSummary) => {
    const isSure =
      page.status === 'published' ||
      (await modal.confirm({
        title: t('Use a page that is not public?'),
        text: t('People who scan “{code}” see a short message until you publish “{page}”.', {
          code: code.name,
          page: page.name,
        }),
        action: t('Use this page'),
      }));
    if (!isSure) return;
    setChosen(page.page_id);
    lead.mutate(leadingTo(code, page), {
      onSuccess: () => notify.success(t('“{code}” now leads to “{page}”.', { code: code.name, page: page.name })),
    });
  };

  const choose: DataListColumn<PageSummary> = {
    key: 'choose',
    title: t('Choose'),
    width: 190,
    align: 'right',
    onCard: 'foot',
    render: (page) =>
      isShown(page) ? (
        t('In use')
      ) : (
        <Button
          loading={lead.isPending && chosen === page.page_id}
          aria-label={t('Use {name}', { name: page.name })}
          onClick={() => void onLead(page)}
        >
          {t('Use this page')}
        </Button>
      ),
  };
  const make = mayChange && session.can('pages:write') && (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.add(code.code_id))}>
      {t('Create a new page for it')}
    </Button>
  );

  return (
    <Panel title={t('Your pages')} extra={make}>
      <DataList<PageSummary>
        query={query}
        address={address}
        noun={t('pages')}
        columns={mayChange ? [nameColumn, statusColumn, choose] : [nameColumn, statusColumn]}
        rowKey={({ page_id }) => page_id}
        rowName={({ name }) => name}
        empty={{
          icon: <LayoutOutlined />,
          title: t('No pages yet'),
          text: t('Create your first page, and this code will lead to it.'),
          action: make,
        }}
      />
    </Panel>
  );
}
