import { AppError } from '../../errors/app-error.js';

interface PagingInput {
  page?: number;
  pageSize?: number;
}

/** Which rows a list shows. The edge has already merged `per_page` into `pageSize`. */
export function paging({ page = 1, pageSize = 10 }: PagingInput) {
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}

/** `per_page` and `page_size` are other names of `pageSize`: handlers see the latter alone. */
export function mergePageSize({
  per_page: perPage,
  page_size: underscored,
  ...input
}: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries({ pageSize: input.pageSize, per_page: perPage, page_size: underscored }).filter(
    ([, size]) => size !== undefined,
  );
  const [first, ...others] = given;
  if (!first) return input;
  const other = others.find(([, size]) => size !== first[1]);
  if (other) {
    throw new AppError('request.invalid', undefined, {
      [other[0]]: `This differs from ${first[0]}. Send only one of the two.`,
    });
  }
  return { ...input, pageSize: first[1] };
}
