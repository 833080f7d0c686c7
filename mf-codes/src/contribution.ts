import { defineContribution } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-codes',
  contract: '^1.0.0',
  budgetKb: 700,
  routes: [
    { path: '/admin/my-codes', screen: 'myCodes', title: 'My codes', permission: 'codes:read' },
    { path: '/admin/my-codes/edit/:codeId', screen: 'editCode', title: 'Edit code', permission: 'codes:write' },
    {
      path: '/admin/my-codes/edit/:codeId/success',
      screen: 'editSuccess',
      title: 'Code saved',
      permission: 'codes:read',
    },
    { path: '/admin/my-codes/show/:codeId', screen: 'showCode', title: 'Code', permission: 'codes:read' },
    {
      path: '/admin/my-codes/analytics/:codeId',
      screen: 'codeAnalytics',
      title: 'Code analytics',
      permission: 'analytics:read',
    },
    { path: '/admin/notes', screen: 'notes', title: 'Notes', permission: 'codes:read' },
    { path: '/admin/create-qr-code', screen: 'createCode', title: 'New QR code', permission: 'codes:write' },
    {
      path: '/admin/my-codes/many/:codeId',
      screen: 'cloneMany',
      title: 'Many codes from a list',
      permission: 'codes:write',
    },
    { path: '/admin/analytics', screen: 'analytics', title: 'Analytics', permission: 'analytics:read' },
    { path: '/admin/folders', screen: 'folders', title: 'Folders', permission: 'codes:read' },
    { path: '/admin/folder/:folderId', screen: 'folder', title: 'Folder', permission: 'codes:read' },
    { path: '/admin/create-qr-success', screen: 'createSuccess', title: 'Code created', permission: 'codes:read' },
  ],
  nav: [
    {
      label: 'Analytics',
      path: '/admin/analytics',
      section: 'create',
      order: 30,
      icon: 'analytics',
      permission: 'analytics:read',
    },
    { label: 'Notes', path: '/admin/notes', section: 'create', order: 18, icon: 'notes', permission: 'codes:read' },
    {
      label: 'Folders',
      path: '/admin/folders',
      section: 'create',
      order: 12,
      icon: 'folders',
      permission: 'codes:read',
    },
    {
      label: 'My codes',
      path: '/admin/my-codes',
      section: 'create',
      order: 10,
      icon: 'codes',
      permission: 'codes:read',
    },
  ],
});
