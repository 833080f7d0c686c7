import { AppError } from './app-error.js';
import { gatherRefusals } from './refusals.js';

const thrown = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('refusals of one request', () => {
  it('are none where nothing was noted', () => {
    expect(thrown(gatherRefusals().assertNone)).toBeUndefined();
  });

  it('keep their code where they are of one kind, and each field in the order in which it was found', () => {
    const refusals = gatherRefusals();
    refusals.refuse('target', 'It leads nowhere.', 'code.unsafe_target');
    refusals.refuse('fallback', 'Nor does this.', 'code.unsafe_target');
    const error = thrown(refusals.assertNone);
    expect(error).toMatchObject({ code: 'code.unsafe_target', detail: undefined });
    expect(Object.entries((error as AppError).fields ?? {})).toEqual([
      ['target', 'It leads nowhere.'],
      ['fallback', 'Nor does this.'],
    ]);
  });

  it('say of a field what was noted first, and are those of a request as a whole where they are of several kinds', () => {
    const refusals = gatherRefusals();
    refusals.refuse('slug', 'It is reserved.', 'code.slug_reserved');
    refusals.refuse('slug', 'It is taken.', 'code.slug_taken');
    expect(thrown(refusals.assertNone)).toMatchObject({ code: 'request.invalid', fields: { slug: 'It is reserved.' } });
  });

  it('are taken from checks that refuse fields; any other failure passes through', async () => {
    const refusals = gatherRefusals();
    expect(await refusals.attempt(() => 1)).toBe(1);
    const refusing = () => {
      throw new AppError('code.unscannable', 'Too pale.', { style: 'Too pale.' });
    };
    expect(await refusals.attempt(refusing)).toBeUndefined();
    expect(thrown(refusals.assertNone)).toMatchObject({ code: 'code.unscannable', detail: 'Too pale.' });
    const without = Promise.reject(new AppError('org.not_found'));
    await expect(refusals.attempt(() => without)).rejects.toMatchObject({ code: 'org.not_found' });
    await expect(refusals.attempt(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
