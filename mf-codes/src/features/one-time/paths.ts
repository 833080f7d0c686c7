/** Addresses of one-time codes in the console. */
export const paths = {
  code: (codeId: string) => `/admin/my-codes/show/${codeId}`,
  batches: (codeId: string) => `/admin/my-codes/one-time/${codeId}`,
  batch: (codeId: string, batchId: string) => `/admin/my-codes/one-time/${codeId}/${batchId}`,
};
