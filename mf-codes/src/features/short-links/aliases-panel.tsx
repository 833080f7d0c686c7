import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { atMost, CopyButton, Panel, SmallForm, useDangerConfirm, TextInput } from '@swapt/shared/ui';
import { aliasLimit, codeTypeFacts } from '@swapt/shared/values';
import { Button, Flex, Form, Tag } from 'antd';
import { t } from '@swapt/shared/text';
import { withoutScheme } from '../../parts/short-address.js';
import { isAway } from '../../entities/codes/away-notice.js';
import { CodePicture } from '../../entities/codes/code-picture.js';
import { useAddAlias, useRemoveAlias } from './short-links.queries.js';
import { SlugField } from '../../entities/short-links/slug-field.js';
import { PrintFiles } from '../../entities/code-prints/print-files.js';

/** Further short addresses of a code, each for a channel if it has one. A print of a network has none. */
export function AliasesPanel({ code }: { code: Code }) {
  const { session, modal } = useShell();
  if (codeTypeFacts[code.type].isSelfContained) return null;
  const mayWrite = session.can('codes:write') && !isAway(code);
  if (!mayWrite && code.aliases.length === 0) return null;
  const open = () =>
    modal.open({
      title: t('New short address for “{name}”', { name: code.name }),
      content: (close) => <AliasForm code={code} close={close} />,
    });
  return (
    <Panel
      title={t('More short addresses')}
      lead={
        code.aliases.length === 0 &&
        t(
          'Use one for each channel, such as Instagram or a flyer. They all lead to the same place, and analytics shows each one separately.',
        )
      }
      extra={
        mayWrite && (
          <Button icon={<PlusOutlined aria-hidden />} disabled={code.aliases.length >= aliasLimit} onClick={open}>
            {t('Add an address')}
          </Button>
        )
      }
    >
      {code.aliases.length > 0 && (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space.sm }}>
          {code.aliases.map((alias) => (
            <li key={alias.slug}>
              <Flex wrap align="center" gap={space.sm}>
                <span style={{ overflowWrap: 'anywhere' }}>{withoutScheme(alias.url)}</span>
                {alias.channel && <Tag style={{ marginInlineEnd: 0 }}>{alias.channel}</Tag>}
                <span style={{ marginInlineStart: 'auto' }}>
                  <PrintAlias code={code} alias={alias} />
                  <CopyButton
                    text={alias.url}
                    label={t('Copy {url}', { url: withoutScheme(alias.url) })}
                    iconOnly
                    type="text"
                  />
                  {mayWrite && <RemoveAlias code={code} slug={alias.slug} />}
                </span>
              </Flex>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A print of its own for each address, so that analytics tell a flyer from a window. */
function PrintAlias({ code, alias }: { code: Code; alias: Code['aliases'][number] }) {
  const { modal } = useShell();
  const name = withoutScheme(alias.url);
  const open = () =>
    modal.open({
      title: t('QR code of {name}', { name }),
      content: () => (
        <Flex vertical gap={space.md}>
          <CodePicture text={alias.scan_url} style={code.style} width={160} label={t('QR code of {name}', { name })} />
          <PrintFiles code={code} alias={alias} />
        </Flex>
      ),
    });
  return (
    <Button
      type="text"
      icon={<DownloadOutlined />}
      aria-label={t('Download the QR code of {name}', { name })}
      onClick={open}
    />
  );
}

function RemoveAlias({ code, slug }: { code: Code; slug: string }) {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useRemoveAlias();
  const ask = async () => {
    const text = t('This address stops working. Only your organization can use it again.');
    if (!(await confirm(t('Remove the address “{slug}”?', { slug }), text, t('Remove')))) return;
    remove.mutate(
      { code_id: code.code_id, slug },
      { onSuccess: () => notify.success(t('“{slug}” was removed.', { slug })) },
    );
  };
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      loading={remove.isPending}
      aria-label={t('Remove {slug}', { slug })}
      onClick={() => void ask()}
    />
  );
}

function AliasForm({ code, close }: { code: Code; close: () => void }) {
  const { notify } = useShell();
  const add = useAddAlias();
  const save = async ({ slug, channel }: { slug: string; channel: string }) => {
    const input = { code_id: code.code_id, slug: slug.trim() || undefined, channel: channel.trim() || undefined };
    await add.mutateAsync(input);
    notify.success(t('The new address works now.'));
    close();
  };
  return (
    <SmallForm
      initialValues={{ slug: '', channel: '' }}
      fields={['slug', 'channel']}
      save={save}
      submitLabel={t('Add address')}
      onCancel={close}
    >
      <SlugField />
      <Form.Item
        name="channel"
        label={t('Channel (optional)')}
        extra={t('Where you use this address. Analytics shows this name.')}
        rules={[atMost(60)]}
      >
        <TextInput max={60} placeholder={t('Instagram')} autoFocus />
      </Form.Item>
    </SmallForm>
  );
}
