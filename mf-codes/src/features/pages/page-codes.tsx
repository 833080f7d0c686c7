import type { Code, PageSummary } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { CopyButton, ErrorState, formatNumber } from '@swapt/shared/ui';
import { Flex, Skeleton, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { PrintFiles } from '../../entities/code-prints/print-files.js';
import { ShortAddress } from '../../entities/codes/code-links.js';
import { CodePicture } from '../../entities/codes/code-picture.js';
import { paths } from '../../entities/codes/paths.js';
import { NamingForm } from '../../parts/naming-form.js';
import { mostCodes, useCodesOfPage, useCreatePageCode } from './pages.queries.js';

interface Props {
  page: Pick<PageSummary, 'page_id' | 'name'>;
  close: () => void;
}

/** The codes that lead to a page, in a dialog; one is ready to be printed here, and the first is one press away. */
export function PageCodes({ page, close }: Props) {
  const { session } = useShell();
  const query = useCodesOfPage(page.page_id);
  if (query.isPending) return <Skeleton active />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { data: codes, total } = query.data;
  const [only] = codes;
  if (!only) {
    return session.can('codes:write') ? (
      <NewCode page={page} close={close} />
    ) : (
      <p>{t('No code leads to this page yet. People can open it by its link.')}</p>
    );
  }
  if (codes.length === 1) return <OneCode code={only} close={close} />;
  return (
    <Flex vertical gap={space.md}>
      {codes.map((code) => (
        <Flex key={code.code_id} gap={space.md} align="center">
          <CodePicture text={code.scan_url} style={code.style} width={72} />
          <CodeName code={code} close={close} />
        </Flex>
      ))}
      {total > mostCodes && (
        <p>{t('{total} more codes lead to this page.', { total: formatNumber(total - mostCodes) })}</p>
      )}
    </Flex>
  );
}

function NewCode({ page, close }: Props) {
  const create = useCreatePageCode();
  return (
    <>
      <p style={{ marginTop: 0 }}>
        {t('No QR code leads to this page yet. Create one, print it, and people who scan it open the page.')}
      </p>
      <NamingForm
        label={t('Name of the code')}
        hint={t('Only your team sees it.')}
        missing={t('Give the code a name.')}
        name={page.name}
        submitLabel={t('Create QR code')}
        save={async (name) => {
          await create.mutateAsync({ name, type: 'page', content: { page_id: page.page_id } });
        }}
        onCancel={close}
      />
    </>
  );
}

function OneCode({ code, close }: { code: Code; close: () => void }) {
  return (
    <Flex vertical gap={space.md}>
      <Flex wrap gap={space.md} align="center">
        <CodePicture
          text={code.scan_url}
          style={code.style}
          width={168}
          label={t('QR code of {name}', { name: code.name })}
        />
        <Flex vertical gap={space.sm} style={{ flex: '1 1 200px', minWidth: 0 }}>
          <CodeName code={code} close={close} />
          <CopyButton text={code.url} label={t('Copy link')} />
        </Flex>
      </Flex>
      <PrintFiles code={code} />
    </Flex>
  );
}

const CodeName = ({ code, close }: { code: Code; close: () => void }) => (
  <div style={{ minWidth: 0 }}>
    <Link to={paths.show(code.code_id)} onClick={close} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {code.name}
    </Link>
    <ShortAddress code={code} />
    <Typography.Text type="secondary">
      {t('{scans, plural, one {# scan} other {# scans}}', { scans: code.scans })}
    </Typography.Text>
  </div>
);
