interface PagingInput {
  page?: number;
  pageSize?: number;
}

/** Which rows a list shows. The edge has already merged `per_page` into `pageSize`. */
export function paging({ page = 1, pageSize = 10 }: PagingInput) {
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}
