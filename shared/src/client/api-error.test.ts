import { ApiError } from './api-error.js';

it('recognises an error that another bundle’s copy of the class made [E.wrap]', () => {
  class ApiErrorOfTheShell extends Error {
    override readonly name = 'ApiError';
  }
  expect(new ApiErrorOfTheShell('gone') instanceof ApiError).toBe(true);
  expect(new Error('gone') instanceof ApiError).toBe(false);
  expect({ name: 'ApiError' } instanceof ApiError).toBe(false);
});
