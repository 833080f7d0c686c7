import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  myCodes: () => import(/* webpackChunkName: "myCodes" */ './features/codes/my-codes-screen.js'),
  createCode: () => import(/* webpackChunkName: "createCode" */ './features/codes/create-code-screen.js'),
  createSuccess: () => import(/* webpackChunkName: "createSuccess" */ './features/codes/create-success-screen.js'),
  editCode: () => import(/* webpackChunkName: "editCode" */ './features/codes/edit-code-screen.js'),
  editSuccess: () => import(/* webpackChunkName: "editSuccess" */ './features/codes/edit-success-screen.js'),
  showCode: () => import(/* webpackChunkName: "showCode" */ './routes/show-code-route.js'),
  cloneMany: () => import(/* webpackChunkName: "cloneMany" */ './features/codes/clone-many-screen.js'),
  folders: () => import(/* webpackChunkName: "folders" */ './features/folders/folders-screen.js'),
  folder: () => import(/* webpackChunkName: "folder" */ './features/folders/folder-screen.js'),
  oneTimeBatches: () => import(/* webpackChunkName: "oneTimeBatches" */ './features/one-time/batches-screen.js'),
  oneTimeBatch: () => import(/* webpackChunkName: "oneTimeBatch" */ './features/one-time/batch-screen.js'),
  notes: () => import(/* webpackChunkName: "notes" */ './features/notes/notes-screen.js'),
  analytics: () => import(/* webpackChunkName: "analytics" */ './features/analytics/organization-analytics-screen.js'),
  codeAnalytics: () => import(/* webpackChunkName: "codeAnalytics" */ './features/analytics/code-analytics-screen.js'),
};
