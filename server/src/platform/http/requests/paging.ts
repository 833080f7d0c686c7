import { AppError } from '../../errors/app-error.js';

interface PagingInput {
  page?: number;
  pageSize?: number;
}

/** Which rows a list shows. The edge has already merged `per_page` into `pageSize`. */
export function paging({ page = 1, pageSize = 10 }: PagingInput) {
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}

/** `per_page` is another name of `pageSize`: handlers see the latter alone. */
export function mergePageSize({ per_page: perPage, ...input }: Record<string, unknown>): Record<string, unknown> {
  if (perPage === undefined) return input;
  if (input.pageSize !== undefined && input.pageSize !== perPage) {
    throw new AppError('request.invalid', undefined, {
      per_page: 'This differs from pageSize. Send only one of the two.',
    });
  }
  return { ...input, pageSize: perPage };
}
