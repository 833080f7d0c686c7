/** Addresses of the screens of discounts. */
export const discountPaths = {
  discounts: '/admin/discount',
  create: '/admin/discount/create',
  edit: (discountId: string) => `/admin/discount/edit/${discountId}`,
};
