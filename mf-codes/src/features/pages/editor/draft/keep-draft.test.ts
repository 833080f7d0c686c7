import { ApiError } from '@swapt/shared/client';
import type { PageDocument } from '@swapt/shared/contract';
import { errors, type ErrorCode } from '@swapt/shared/values';
import { testDocument, testPage, withTitle } from '../../../../testing/test-page.js';
import { keepDraft, type SaveState } from './keep-draft.js';

const refusal = (code: ErrorCode, fields = {}) =>
  new ApiError(errors[code][0], code, errors[code][1], undefined, fields);

/** A server that answers when told to. */
function setUp() {
  const page = testPage({ revision: 7 });
  const sent: { title: string; revision: number; answer: (error?: Error) => void }[] = [];
  const states: SaveState['kind'][] = [];
  const last: { state?: SaveState } = {};
  const send = (draft: PageDocument, revision: number) =>
    new Promise<typeof page>((resolve, reject) =>
      sent.push({
        title: draft.root.props.title,
        revision,
        answer: (error?: Error) =>
          error === undefined ? resolve({ ...page, draft, revision: revision + 1 }) : reject(error),
      }),
    );
  const onState = (state: SaveState) => {
    states.push(state.kind);
    last.state = state;
  };
  const lost: string[] = [];
  const onLost = (sentence: string) => void lost.push(sentence);
  const kept: { title?: string; revision?: number } = {};
  const unsaved = {
    keep: (draft: PageDocument, revision: number) =>
      void Object.assign(kept, { title: draft.root.props.title, revision }),
    drop: () => (kept.title = kept.revision = undefined),
  };
  return {
    draft: keepDraft({ page, unsaved, send, onState, onSaved: () => {}, onLost }),
    sent,
    states,
    last,
    lost,
    kept,
  };
}

const flush = () => jest.advanceTimersByTimeAsync(0);

describe('a draft', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits in the browser with the revision that it was made from, until the server has all of it', async () => {
    const { draft, sent, kept } = setUp();
    draft.change(withTitle('A'));
    expect(kept).toEqual({ title: 'A', revision: 7 });
    await jest.advanceTimersByTimeAsync(2000);
    draft.change(withTitle('AB'));
    sent[0]?.answer();
    await flush();
    expect(kept).toEqual({ title: 'AB', revision: 8 });
    sent[1]?.answer(refusal('request.invalid'));
    await flush();
    expect(kept).toEqual({ title: 'AB', revision: 8 });
    draft.change(withTitle('ABC'));
    await jest.advanceTimersByTimeAsync(2000);
    sent[2]?.answer();
    await flush();
    expect(kept).toEqual({});
  });

  it('is saved once typing pauses, each time over the revision before [A.updatepage]', async () => {
    const { draft, sent, states } = setUp();
    for (const title of ['A', 'AB', 'ABC']) {
      draft.change(withTitle(title));
      await jest.advanceTimersByTimeAsync(500);
    }
    expect(sent).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent).toMatchObject([{ title: 'ABC', revision: 7 }]);
    sent[0]?.answer();
    await flush();
    draft.change(withTitle('ABCD'));
    await jest.advanceTimersByTimeAsync(1200);
    expect(sent[1]).toMatchObject({ title: 'ABCD', revision: 8 });
    expect(states).toEqual(['waiting', 'waiting', 'waiting', 'saving', 'saved', 'waiting', 'saving']);
  });

  it('is never sent twice at once: what was typed meanwhile follows the answer', async () => {
    const { draft, sent } = setUp();
    draft.change(withTitle('A'));
    const done = draft.save();
    draft.change(withTitle('AB'));
    void draft.save();
    await jest.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    sent[0]?.answer();
    await flush();
    expect(sent[1]).toMatchObject({ title: 'AB', revision: 8 });
    sent[1]?.answer();
    expect(await done).toBe(true);
    expect(draft.revision()).toBe(9);
  });

  it('that is as it was is not sent, in whatever order its fields stand', async () => {
    const { draft, sent, states } = setUp();
    const { root, content } = testDocument();
    const turned = Object.fromEntries(Object.entries(root.props).reverse());
    draft.change({ content, root: { props: { ...root.props, ...turned } } });
    await jest.advanceTimersByTimeAsync(5000);
    expect([sent.length, states]).toEqual([0, ['saved']]);
  });

  it('that is refused waits for a change, and keeps what is wrong with it', async () => {
    const { draft, sent, last } = setUp();
    draft.change(withTitle('A'));
    const saved = draft.save();
    sent[0]?.answer(refusal('page.bad_document', { 'data.draft.content.0.props.title': 'Too long.' }));
    expect(await saved).toBe(false);
    expect(last.state).toMatchObject({ kind: 'refused', fields: { 'data.draft.content.0.props.title': 'Too long.' } });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    draft.change(withTitle('B'));
    await jest.advanceTimersByTimeAsync(1200);
    expect(sent[1]).toMatchObject({ title: 'B', revision: 7 });
  });

  it('is tried again by itself when the service was away', async () => {
    const { draft, sent, states } = setUp();
    draft.change(withTitle('A'));
    void draft.save();
    sent[0]?.answer(refusal('server.unavailable'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(2);
    sent[1]?.answer();
    await flush();
    expect(states).toEqual(['waiting', 'saving', 'failed', 'saving', 'saved']);
  });

  it('is saved when it is left, and it is told when that fails', async () => {
    const { draft, sent, lost } = setUp();
    draft.change(withTitle('A'));
    draft.attach()();
    expect(sent).toMatchObject([{ title: 'A' }]);
    sent[0]?.answer(refusal('server.unavailable'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lost).toEqual([errors['server.unavailable'][1]]);
    expect(sent).toHaveLength(1);
  });

  it('that was refused is not sent once more when it is left', async () => {
    const { draft, sent, lost } = setUp();
    draft.change(withTitle('A'));
    void draft.save();
    sent[0]?.answer(refusal('page.bad_document'));
    await flush();
    draft.attach()();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([sent.length, lost]).toEqual([1, []]);
  });

  it('that somebody else saved first is not sent again until the person says so [A.updatepage]', async () => {
    const { draft, sent, last } = setUp();
    draft.change(withTitle('Mine'));
    void draft.save();
    sent[0]?.answer(refusal('page.conflict'));
    await flush();
    draft.change(withTitle('Mine, longer'));
    expect(await draft.save()).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([sent.length, last.state?.kind]).toEqual([1, 'conflict']);
    void draft.overwrite(12);
    expect(sent[1]).toMatchObject({ title: 'Mine, longer', revision: 12 });
  });
});
