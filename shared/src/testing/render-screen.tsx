import type { ReactNode } from 'react';
import { mount, type Mounted, type MountOptions } from './mount.js';

export interface RenderScreenOptions extends MountOptions {
  /** The route's path pattern, when the screen reads parameters of it. */
  path?: string;
}

/** Shows one screen as the shell would. */
export function renderScreen(ui: ReactNode, { path = '*', ...options }: RenderScreenOptions = {}): Mounted {
  const routes = [
    { path, element: ui, isScreen: true },
    { path: '*', element: <p>Another screen</p>, isScreen: false },
  ];
  return mount(routes, options);
}
