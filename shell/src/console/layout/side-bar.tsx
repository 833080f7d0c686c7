import type { Organization } from '@swapt/shared/contract';
import type { RegisteredRemote } from '@swapt/shared/remote';
import { appVersion } from '@swapt/shared/values';
import { Skeleton } from 'antd';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { usePreload } from '../loader/preload.js';
import { OrgSwitch } from '../org/org-switch.js';
import { Brand } from './brand.js';
import { activeEntry, sections, type MenuEntry } from './menu.js';
import { ThemeToggle } from './theme-toggle.js';
import { UserMenu } from './user-menu.js';

interface Props {
  menu: readonly MenuEntry[];
  orgs: readonly Organization[];
  remotes: readonly RegisteredRemote[];
  isLoading: boolean;
  onNavigate?: () => void;
}

export function SideBar({ menu, orgs, remotes, isLoading, onNavigate }: Props) {
  const { pathname } = useLocation();
  const active = activeEntry(menu, pathname);
  const id = useId();
  const preload = usePreload(remotes);
  return (
    <div className="side">
      <div className="side-head">
        <Brand />
        <ThemeToggle />
      </div>
      <OrgSwitch orgs={orgs} onSwitched={onNavigate} />
      <nav aria-label={t('Main')} className="side-nav">
        {Object.entries(sections).map(([section, label]) => {
          const entries = menu.filter((entry) => entry.section === section);
          if (entries.length === 0) return null;
          return (
            <div key={section}>
              <h2 id={`${id}-${section}`}>{label}</h2>
              <ul aria-labelledby={`${id}-${section}`}>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <Link
                      to={entry.path}
                      aria-current={entry.path === active?.path ? 'page' : undefined}
                      onClick={onNavigate}
                      {...preload(entry)}
                    >
                      <span aria-hidden>{entry.icon}</span>
                      {entry.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        {isLoading && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      </nav>
      <div className="side-foot">
        <UserMenu onNavigate={onNavigate} />
        <p className="version">{t('Version {appVersion}', { appVersion })}</p>
      </div>
    </div>
  );
}
