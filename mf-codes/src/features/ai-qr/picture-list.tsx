import PictureOutlined from '@ant-design/icons/PictureOutlined';
import type { AiPicture } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { radius } from '@swapt/shared/tokens';
import { DataList, RelativeTime, StatusLabel, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { aiStyles } from '@swapt/shared/values';
import { Flex } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { usePictures } from './ai-qr.queries.js';
import { ManyPicturesActions } from './many-pictures-actions.js';
import { PictureActions } from './picture-actions.js';

const columns: DataListColumn<AiPicture>[] = [
  { key: 'picture', title: t('Picture'), onCard: 'head', render: (picture) => <Shown picture={picture} /> },
  { key: 'leads', title: t('Leads to'), width: 240, render: (picture) => <Leads picture={picture} /> },
  { key: 'made', title: t('Created'), width: 150, render: ({ created_at }) => <RelativeTime at={created_at} /> },
  {
    key: 'actions',
    title: t('Actions'),
    width: 360,
    onCard: 'foot',
    render: (picture) => <PictureActions picture={picture} />,
  },
];

/** Every picture of the organization, newest first. */
export function PictureList() {
  const address = useListAddress();
  const { session } = useShell();
  const [selected, setSelected] = useState<AiPicture[]>([]);
  const query = usePictures(address.paging);
  return (
    <DataList<AiPicture>
      query={query}
      address={address}
      noun={t('pictures')}
      hasSearch={false}
      columns={columns}
      rowKey={({ picture_id }) => picture_id}
      rowName={({ prompt }) => prompt}
      selection={
        session.can('codes:write')
          ? {
              rows: selected,
              onChange: setSelected,
              actions: (pictures) => <ManyPicturesActions pictures={pictures} onDone={() => setSelected([])} />,
            }
          : undefined
      }
      empty={{
        icon: <PictureOutlined />,
        title: t('No pictures yet'),
        text: t('Describe your first picture, choose a style and press “Make the picture”.'),
      }}
    />
  );
}

type Props = { picture: AiPicture };

const Shown = ({ picture: { png_url, prompt, style, made_by } }: Props) => (
  <Flex gap={12} align="center">
    <img
      src={png_url}
      alt=""
      width="72"
      height="72"
      loading="lazy"
      style={{ flex: 'none', display: 'block', borderRadius: radius }}
    />
    <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <strong style={{ display: 'block' }}>{prompt}</strong>
      {t(aiStyles[style].label)}
      {made_by === 'model' && t(', by an AI model')}
    </span>
  </Flex>
);

function Leads({ picture: { code, target, is_chosen } }: Props) {
  if (!code) return <span style={{ overflowWrap: 'anywhere' }}>{target}</span>;
  return (
    <Flex vertical gap={4} align="start">
      <Link to={`/admin/my-codes/show/${code.code_id}`}>{code.name}</Link>
      {is_chosen && <StatusLabel hue="success" label={t('In use')} />}
    </Flex>
  );
}
