import { Secret } from 'otpauth';
import { findFaults } from '../../app/doctor/doctor.js';
import { eraseUser } from '../../modules/account/account.service.js';
import { mayTry } from '../../platform/throttle/throttle.js';
import { factorApp, type Person } from '../../testing/identity/factor-app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { turnOff } from './accounts-command.js';
import { seal, unseal } from './sealed.js';

describeOnEngine('A second factor', ({ db }) => {
  const { on, person, codeOf, withFactor, afterPassword, tryCode } = factorApp(db);

  it('is set up with the password, and counts only once a code was right', async () => {
    const own = await person();
    const wrong = { status: 422, body: { code: 'account.not_proven' } };
    expect(await own.send('secondFactor.begin', { password: 'not this one' })).toMatchObject(wrong);
    expect((await own.send('secondFactor.confirm', { code: '123456' })).body.code).toBe('second_factor.not_begun');
    const { data } = await own.call('secondFactor.begin', { password: own.account.password });
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Swapt/);
    expect(data.uri).toContain(data.secret);
    expect(await own.send('secondFactor.confirm', { code: codeOf(data.secret, 5) })).toMatchObject(wrong);
    expect((await own.call('secondFactor.get', {})).data).toEqual({ since: null, recovery_codes_left: 0 });
    expect((await afterPassword(own)).next).not.toContain('/code');
    const replies = await Promise.all(
      [1, 2, 3].map(() => own.send('secondFactor.confirm', { code: codeOf(data.secret) })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await own.call('secondFactor.get', {})).data.recovery_codes_left).toBe(10);
    expect(
      (await own.send('secondFactor.begin', { password: own.account.password, code: codeOf(data.secret, 1) })).body
        .code,
    ).toBe('second_factor.on');
  });

  it('is asked for beside the password wherever the account changes', async () => {
    const own = await withFactor();
    const { password } = own.account;
    const changes = [
      ['account.changePassword', { password, new_password: 'a new set of words' }],
      ['account.changeEmail', { password, email: 'elsewhere@example.com' }],
      ['secondFactor.remove', { password }],
      ['secondFactor.renewCodes', { password }],
    ] as const;
    for (const [id, input] of changes) {
      const without = await own.send(id, input);
      expect({ id, without }).toMatchObject({
        id,
        without: { status: 422, body: { errors: { code: expect.any(String) } } },
      });
      expect((await own.send(id, { ...input, code: '000000' })).status).toBe(422);
    }
    for (let i = 0; i < 10; i++) await mayTry(on().services, [{ limit: 'ownCode', of: own.account.subject }]);
    expect((await own.send('secondFactor.remove', { password, code: codeOf(own.secret) })).status).toBe(429);
  });

  it('is turned off with password and code, and then not asked for', async () => {
    const own = await withFactor();
    await own.call('secondFactor.remove', { password: own.account.password, code: codeOf(own.secret) });
    expect((await afterPassword(own)).next).not.toContain('/code');
    const left = await db.system((tx) =>
      tx.query<{ n: number }>('select count(*)::int as n from recovery_codes where account_id = $1', [
        own.account.subject,
      ]),
    );
    expect(left[0]?.n).toBe(0);
  });

  it('gets new recovery codes, and those before stop working', async () => {
    const own = await withFactor();
    const input = { password: own.account.password, code: codeOf(own.secret) };
    const { data } = await own.call('secondFactor.renewCodes', input);
    expect(await tryCode(own, own.codes[0] ?? '')).toBe(422);
    expect(await tryCode(own, data.recovery_codes[0] ?? '')).toBe(303);
  });

  it('that whoever changed the address set up ends when the old address takes it back; an earlier one stays', async () => {
    const asked = async (own: Person, code?: string) => {
      await own.call('account.changeEmail', { email: `x${own.account.email}`, password: own.account.password, code });
      const link = (await on().links(own.account.email)).find((each) => each.includes('/email/undo')) ?? '';
      return new URL(link).searchParams.get('token') ?? '';
    };
    const undo = async (own: Person, token: string) => {
      const password = 'a new set of words';
      expect((await on().browser().post('/auth/email/undo', { token, password })).statusCode).toBe(200);
      return (await afterPassword({ account: { ...own.account, password } })).next;
    };
    const stolen = await person();
    const token = await asked(stolen);
    await withFactor(stolen);
    expect(await undo(stolen, token)).not.toContain('/code');
    const guarded = await withFactor();
    expect(await undo(guarded, await asked(guarded, codeOf(guarded.secret)))).toContain('/code');
  });

  it('is turned off by the operator for somebody who lost it, who is told and signed out', async () => {
    const own = await withFactor();
    const { config } = on().services;
    expect(await turnOff(db, config, 'nobody@example.com')).toBe(false);
    expect(await turnOff(db, config, own.account.email.toUpperCase(), on().services.now)).toBe(true);
    expect(await turnOff(db, config, own.account.email)).toBe(false);
    expect(await own.renew()).toBe(400);
    expect((await afterPassword(own)).next).not.toContain('/code');
    expect((await on().links(own.account.email))[0]).toContain('/admin/profile');
  });

  it('is looked at by the doctor', async () => {
    const own = await withFactor();
    expect(await findFaults(on().services)).toEqual([]);
    const insert = "insert into recovery_codes (account_id, code_hash) values ($1, '\\x00')";
    await db.system((tx) => tx.query<never>(insert, [own.account.subject]));
    expect(await findFaults(on().services)).toEqual([expect.stringContaining('has 11 recovery codes')]);
    await db.system((tx) =>
      tx.query<never>('update second_factors set confirmed_at = null where account_id = $1', [own.account.subject]),
    );
    expect(await findFaults(on().services)).toHaveLength(2);
    await db.system((tx) => tx.query<never>('delete from second_factors where account_id = $1', [own.account.subject]));
  });

  it('keeps neither secret nor recovery codes readable, and nothing of an account that is erased', async () => {
    const own = await withFactor();
    const rows = () =>
      db.system((tx) =>
        tx.query<{ text: string }>(
          `select encode(secret, 'escape') as text from second_factors where account_id = $1
           union all select encode(code_hash, 'escape') from recovery_codes where account_id = $1
           union all select device from account_sessions where account_id = $1`,
          [own.account.subject],
        ),
      );
    const before = await rows();
    expect(before).toHaveLength(12);
    const bytes = Buffer.from(Secret.fromBase32(own.secret).bytes).toString('latin1');
    expect(before.map(({ text }) => text).join()).not.toContain(bytes.slice(0, 6));
    await db.system(async (tx) => {
      const [user] = await tx.query<{ user_id: string }>('select user_id from users where subject = $1', [
        own.account.subject,
      ]);
      const facts = {
        user_id: user?.user_id ?? '',
        issuer: 'built-in',
        subject: own.account.subject,
        email: own.account.email,
        name: '',
      };
      await eraseUser(tx, facts, true, on().services.now());
    });
    expect(await rows()).toEqual([]);
  });
});

it('a sealed secret opens with its key and for its account alone', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = seal(key, 'a', Buffer.from('secret'));
  expect(unseal(key, 'a', sealed).toString()).toBe('secret');
  expect(() => unseal(other, 'a', sealed)).toThrow();
  expect(() => unseal(key, 'b', sealed)).toThrow();
});
