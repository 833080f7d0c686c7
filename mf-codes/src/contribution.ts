import AreaChartOutlined from '@ant-design/icons-svg/es/asn/AreaChartOutlined.js';
import ContactsOutlined from '@ant-design/icons-svg/es/asn/ContactsOutlined.js';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined.js';
import FolderOutlined from '@ant-design/icons-svg/es/asn/FolderOutlined.js';
import LayoutOutlined from '@ant-design/icons-svg/es/asn/LayoutOutlined.js';
import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined.js';
import QrcodeOutlined from '@ant-design/icons-svg/es/asn/QrcodeOutlined.js';
import { defineContribution, iconPath } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-codes',
  contract: '^2.0.0',
  budgetKb: 200,
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
    {
      path: '/admin/my-codes/one-time/:codeId',
      screen: 'oneTimeBatches',
      title: 'One-time codes',
      permission: 'codes:write',
    },
    {
      path: '/admin/my-codes/one-time/:codeId/:batchId',
      screen: 'oneTimeBatch',
      title: 'One-time code batch',
      permission: 'codes:write',
    },
    { path: '/admin/notes', screen: 'notes', title: 'Notes', permission: 'codes:read' },
    { path: '/admin/create-qr-code', screen: 'createCode', title: 'New QR code', permission: 'codes:write' },
    { path: '/admin/my-codes/import', screen: 'importCodes', title: 'Import codes', permission: 'codes:write' },
    { path: '/admin/my-codes/rules/:codeId', screen: 'codeRules', title: 'Code rules', permission: 'codes:write' },
    {
      path: '/admin/my-codes/many/:codeId',
      screen: 'cloneMany',
      title: 'Make many copies',
      permission: 'codes:write',
    },
    { path: '/admin/analytics', screen: 'analytics', title: 'Analytics', permission: 'analytics:read' },
    { path: '/admin/folders', screen: 'folders', title: 'Folders', permission: 'codes:read' },
    { path: '/admin/folder/:folderId', screen: 'folder', title: 'Folder', permission: 'codes:read' },
    {
      path: '/admin/folder/:folderId/analytics',
      screen: 'folderAnalytics',
      title: 'Folder analytics',
      permission: 'analytics:read',
    },
    { path: '/admin/pages', screen: 'pages', title: 'Pages', permission: 'pages:read' },
    { path: '/admin/pages/:codeId', screen: 'codePages', title: 'Code page', permission: 'pages:read' },
    { path: '/admin/add-new-page', screen: 'addPage', title: 'New page', permission: 'pages:write' },
    { path: '/admin/update-page/:pageId', screen: 'updatePage', title: 'Page', permission: 'pages:write' },
    { path: '/admin/templates', screen: 'templates', title: 'Templates', permission: 'pages:read' },
    { path: '/admin/customers', screen: 'customers', title: 'Customers', permission: 'customers:read' },
    {
      path: '/admin/customers/submissions',
      screen: 'submissions',
      title: 'Form submissions',
      permission: 'customers:read',
    },
    { path: '/admin/customers/:customerId', screen: 'customer', title: 'Customer', permission: 'customers:read' },
    { path: '/admin/ai-qr', screen: 'aiQr', title: 'AI QR', permission: 'codes:read' },
    { path: '/admin/create-qr-success', screen: 'createSuccess', title: 'Code created', permission: 'codes:read' },
  ],
  nav: [
    {
      label: 'AI QR',
      path: '/admin/ai-qr',
      section: 'create',
      order: 16,
      icon: iconPath(PictureOutlined),
      permission: 'codes:read',
    },
    {
      label: 'Pages',
      path: '/admin/pages',
      section: 'create',
      order: 14,
      icon: iconPath(LayoutOutlined),
      permission: 'pages:read',
    },
    {
      label: 'Customers',
      path: '/admin/customers',
      section: 'engage',
      order: 5,
      icon: iconPath(ContactsOutlined),
      permission: 'customers:read',
    },
    {
      label: 'Analytics',
      path: '/admin/analytics',
      section: 'create',
      order: 30,
      icon: iconPath(AreaChartOutlined),
      permission: 'analytics:read',
    },
    {
      label: 'Notes',
      path: '/admin/notes',
      section: 'create',
      order: 18,
      icon: iconPath(FileTextOutlined),
      permission: 'codes:read',
    },
    {
      label: 'Folders',
      path: '/admin/folders',
      section: 'create',
      order: 12,
      icon: iconPath(FolderOutlined),
      permission: 'codes:read',
    },
    {
      label: 'My codes',
      path: '/admin/my-codes',
      section: 'create',
      order: 10,
      icon: iconPath(QrcodeOutlined),
      permission: 'codes:read',
    },
  ],
});
