import { theme } from 'antd';
import type { ReactNode } from 'react';
import { fonts } from '../tokens/index.js';

const sizes = { 1: 30, 2: 20, 3: 17 } as const;

/** A heading in the serif family. */
export function Heading({ level, children, id }: { level: 1 | 2 | 3; children: ReactNode; id?: string }) {
  const { token } = theme.useToken();
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      style={{
        margin: 0,
        fontFamily: fonts.heading,
        fontSize: sizes[level],
        lineHeight: 1.25,
        fontWeight: 600,
        letterSpacing: level === 1 ? '-0.01em' : undefined,
        color: token.colorTextHeading,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Tag>
  );
}
