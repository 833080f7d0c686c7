/** Addresses of this remote's screens. */
export const paths = {
  list: '/admin/my-codes',
  tagged: (tag: string) => `/admin/my-codes?tag=${encodeURIComponent(tag)}`,
  create: '/admin/create-qr-code',
  createOf: (type: string) => `/admin/create-qr-code?type=${type}`,
  createSuccess: (codeId: string) => `/admin/create-qr-success?code=${codeId}`,
  show: (codeId: string) => `/admin/my-codes/show/${codeId}`,
  edit: (codeId: string) => `/admin/my-codes/edit/${codeId}`,
  editSuccess: (codeId: string) => `/admin/my-codes/edit/${codeId}/success`,
  import: '/admin/my-codes/import',
  rules: (codeId: string) => `/admin/my-codes/rules/${codeId}`,
  cloneMany: (codeId: string) => `/admin/my-codes/many/${codeId}`,
  analytics: (codeId: string) => `/admin/my-codes/analytics/${codeId}`,
};
