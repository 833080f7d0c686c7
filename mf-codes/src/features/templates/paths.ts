export const paths = {
  pages: '/admin/pages',
  templates: '/admin/templates',
  add: (templateId?: string) => `/admin/add-new-page${templateId ? `?template=${encodeURIComponent(templateId)}` : ''}`,
  edit: (pageId: string) => `/admin/update-page/${pageId}`,
};
