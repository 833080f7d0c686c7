/** Addresses of the screens of pages. */
export const paths = {
  list: '/admin/pages',
  ofCode: (codeId: string) => `/admin/pages/${codeId}`,
  add: (codeId?: string) => `/admin/add-new-page${codeId ? `?code=${codeId}` : ''}`,
  edit: (pageId: string) => `/admin/update-page/${pageId}`,
  templates: '/admin/templates',
  codes: '/admin/my-codes',
  code: (codeId: string) => `/admin/my-codes/show/${codeId}`,
};
