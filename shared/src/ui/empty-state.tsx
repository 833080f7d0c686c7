import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { space } from '../tokens/index.js';
import { Heading } from './heading.js';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
  /** 1 where it is the whole screen. */
  level?: 1 | 2;
}

/** What a place says that has nothing to show yet. */
export function EmptyState({ icon, title, text, action, level = 2 }: EmptyStateProps) {
  const { token } = theme.useToken();
  return (
    <Flex
      vertical
      align="center"
      gap={space.sm}
      style={{ padding: `${space.xxl}px ${space.md}px`, textAlign: 'center', margin: '0 auto', maxWidth: 460 }}
    >
      {icon && (
        <span
          aria-hidden
          style={{
            display: 'grid',
            placeItems: 'center',
            width: 56,
            height: 56,
            marginBottom: space.xs,
            borderRadius: '50%',
            fontSize: 24,
            background: token.colorPrimaryBg,
            color: token.colorPrimary,
          }}
        >
          {icon}
        </span>
      )}
      <Heading level={level}>{title}</Heading>
      {text && <div style={{ color: token.colorTextSecondary }}>{text}</div>}
      {action && <div style={{ marginTop: space.sm }}>{action}</div>}
    </Flex>
  );
}
