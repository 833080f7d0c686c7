export const paths = {
  pages: '/admin/pages',
  templates: '/admin/templates',
  add: (templateId?: string) => `/admin/add-new-page${templateId ? `?template=${encodeURIComponent(templateId)}` : ''}`,
  /** With a code, which leads to the page once it is public. */
  edit: (pageId: string, codeId?: string) =>
    `/admin/update-page/${pageId}${codeId ? `?code=${encodeURIComponent(codeId)}` : ''}`,
};
