import { Flex, theme } from 'antd';
import { useId, type ReactNode } from 'react';
import { radius, space } from '../tokens/index.js';
import { Heading } from './heading.js';

export interface PanelProps {
  title?: ReactNode;
  lead?: ReactNode;
  extra?: ReactNode;
  /** Floats above the page. */
  raised?: boolean;
  children: ReactNode;
}

/** A framed part of a page with a heading of its own. */
export function Panel({ title, lead, extra, raised = false, children }: PanelProps) {
  const { token } = theme.useToken();
  const id = useId();
  const below = children ? space.md : 0;
  return (
    <section
      aria-labelledby={title ? id : undefined}
      style={{
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius,
        boxShadow: raised ? token.boxShadow : undefined,
        padding: space.md + space.xs,
        minWidth: 0,
      }}
    >
      {(title || extra) && (
        <Flex wrap justify="space-between" align="center" gap={space.sm} style={{ marginBottom: lead ? 0 : below }}>
          {title && (
            <Heading level={2} id={id}>
              {title}
            </Heading>
          )}
          {extra}
        </Flex>
      )}
      {lead && <p style={{ margin: `${space.xs}px 0 ${below}px`, color: token.colorTextSecondary }}>{lead}</p>}
      {children}
    </section>
  );
}
