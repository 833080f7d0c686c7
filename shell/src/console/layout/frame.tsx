import MenuOutlined from '@ant-design/icons/MenuOutlined';
import type { Organization } from '@swapt/shared/contract';
import type { RegisteredRemote } from '@swapt/shared/remote';
import { Button, Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { Brand } from './brand.js';
import type { MenuEntry } from './menu.js';
import { SideBar } from './side-bar.js';
import { useShortcuts } from './shortcuts.js';
import { ThemeToggle } from './theme-toggle.js';

interface Props {
  menu: readonly MenuEntry[];
  orgs: readonly Organization[];
  remotes: readonly RegisteredRemote[];
  isLoading: boolean;
  children: ReactNode;
}

/** The console's frame: the side bar, on a narrow window behind a button, and the screen beside it. */
export function Frame({ children, ...side }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts();
  return (
    <div className="frame">
      <a className="skip-link" href="#content">
        {t('Skip to content')}
      </a>
      <aside className="frame-side">
        <SideBar {...side} />
      </aside>
      <header className="frame-top">
        <Button type="text" icon={<MenuOutlined />} aria-label={t('Open menu')} onClick={() => setIsOpen(true)} />
        <Brand />
        <ThemeToggle />
      </header>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        placement="left"
        width={288}
        title={<Brand />}
        className="frame-drawer"
        styles={{ body: { padding: 0 } }}
      >
        <SideBar {...side} onNavigate={() => setIsOpen(false)} />
      </Drawer>
      <main id="content" className="frame-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
