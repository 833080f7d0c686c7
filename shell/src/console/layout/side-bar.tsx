import type { Organization } from '@swapt/shared/contract';
import type { RegisteredRemote } from '@swapt/shared/remote';
import { appVersion } from '@swapt/shared/values';
import { Skeleton } from 'antd';
import { useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loadRemoteModule } from '../loader/load-remote.js';
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

/** How long the pointer rests on an entry, in ms, before the code of its screen is fetched ahead. */
const intentMs = 200;

export function SideBar({ menu, orgs, remotes, isLoading, onNavigate }: Props) {
  const { pathname } = useLocation();
  const active = activeEntry(menu, pathname);
  const id = useId();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prepare = (name: string | undefined) => {
    const remote = remotes.find((candidate) => candidate.name === name);
    // A failure shows when the screen is opened, which tries again.
    if (remote) intent.current = setTimeout(() => void loadRemoteModule(remote).catch(() => undefined), intentMs);
  };
  return (
    <div className="side">
      <div className="side-head">
        <Brand />
        <ThemeToggle />
      </div>
      <OrgSwitch orgs={orgs} onSwitched={onNavigate} />
      <nav aria-label="Main" className="side-nav">
        {Object.entries(sections).map(([section, label]) => {
          const entries = menu.filter((entry) => entry.section === section);
          if (entries.length === 0) return null;
          return (
            <div key={section}>
              <h2 id={`${id}-${section}`}>{label}</h2>
              <ul aria-labelledby={`${id}-${section}`}>
                {entries.map(({ path, icon, label: name, remote }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      aria-current={path === active?.path ? 'page' : undefined}
                      onClick={onNavigate}
                      onMouseEnter={() => prepare(remote)}
                      onMouseLeave={() => clearTimeout(intent.current)}
                    >
                      <span aria-hidden>{icon}</span>
                      {name}
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
        <p className="version">Version {appVersion}</p>
      </div>
    </div>
  );
}
