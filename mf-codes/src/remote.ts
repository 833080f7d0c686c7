import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  myCodes: () => import('./features/codes/my-codes-screen.js'),
  createCode: () => import('./features/codes/create-code-screen.js'),
  createSuccess: () => import('./features/codes/create-success-screen.js'),
  editCode: () => import('./features/codes/edit-code-screen.js'),
  editSuccess: () => import('./features/codes/edit-success-screen.js'),
  showCode: () => import('./routes/show-code-route.js'),
  folders: () => import('./features/folders/folders-screen.js'),
  folder: () => import('./features/folders/folder-screen.js'),
  notes: () => import('./features/notes/notes-screen.js'),
  codeAnalytics: () => import('./features/analytics/code-analytics-screen.js'),
};
