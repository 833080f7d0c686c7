import { Breadcrumb, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '../router/index.js';
import { space } from '../tokens/index.js';
import { Heading } from './heading.js';
import { useIsPhone } from './use-media.js';
import { t } from '../text/index.js';

export interface Crumb {
  label: string;
  to: string;
}

export interface PageProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** The way up, without the page itself. */
  breadcrumbs?: readonly Crumb[];
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: where one is, its title, its main actions, its content. */
export function Page({ title, lead, breadcrumbs = [], actions, children }: PageProps) {
  const { token } = theme.useToken();
  const isPhone = useIsPhone();
  return (
    <Flex vertical gap={isPhone ? space.md : space.lg}>
      <Flex vertical gap={space.sm} component="header">
        {breadcrumbs.length > 0 && (
          <nav aria-label={t('Breadcrumb')} style={{ overflowWrap: 'anywhere' }}>
            <Breadcrumb
              items={breadcrumbs.map(({ label, to }) => ({ key: to, title: <Link to={to}>{label}</Link> }))}
            />
          </nav>
        )}
        <Flex wrap justify="space-between" align="flex-start" gap={space.md}>
          <Flex vertical gap={space.xs} style={{ flex: '1 1 320px', minWidth: 0, maxWidth: 720 }}>
            <Heading level={1}>{title}</Heading>
            {lead && (
              <div style={{ color: token.colorTextSecondary, fontSize: 15, overflowWrap: 'anywhere' }}>{lead}</div>
            )}
          </Flex>
          {actions && (
            <Flex wrap gap={space.sm}>
              {actions}
            </Flex>
          )}
        </Flex>
      </Flex>
      {children}
    </Flex>
  );
}
