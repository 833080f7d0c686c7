import type { PageDocument } from '@swapt/shared/contract';
import { radius, space } from '@swapt/shared/tokens';
import { Flex, theme, Typography } from 'antd';
import type { ReactNode } from 'react';
import { DocumentPreview } from '../../entities/pages/document-preview.js';

interface Props {
  name: string;
  description: string;
  document: PageDocument;
  isChosen?: boolean;
  children: ReactNode;
}

/** A template as it looks, its name, and what can be done with it. */
export function TemplateCard({ name, description, document, isChosen = false, children }: Props) {
  const { token } = theme.useToken();
  return (
    <li
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: space.sm,
        padding: space.sm,
        background: token.colorBgContainer,
        border: `1px solid ${isChosen ? token.colorPrimary : token.colorBorderSecondary}`,
        boxShadow: isChosen ? `0 0 0 1px ${token.colorPrimary}` : undefined,
        borderRadius: radius,
      }}
    >
      <Flex justify="center" style={{ background: token.colorBgLayout, borderRadius: radius, padding: space.sm }}>
        <DocumentPreview document={document} width={220} height={330} />
      </Flex>
      <Flex vertical style={{ flex: 1, minWidth: 0 }}>
        <strong style={{ overflowWrap: 'anywhere' }}>{name}</strong>
        <Typography.Text type="secondary" style={{ fontSize: 13 }}>
          {description}
        </Typography.Text>
      </Flex>
      <Flex gap={space.sm}>{children}</Flex>
    </li>
  );
}

/** Cards beside each other, as many as there is room for. */
export function TemplateGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      style={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gap: space.md,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
      }}
    >
      {children}
    </ul>
  );
}
