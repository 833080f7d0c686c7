import { create } from 'zustand';

export interface User {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
}

/**
 * `expired`: the session ended by itself, and the same person may sign in again over what they were doing. `leaving`: on the way to the provider, so
 * nothing of the console is shown any more.
 */
type Session =
  { status: 'anonymous'; problem?: string } | { status: 'leaving' } | { status: 'signed-in' | 'expired'; user: User };

/** Who is signed in, in this tab. What outlives the tab is kept by the sign-in library. */
export const useSession = create<Session>()(() => ({ status: 'anonymous' }));

export const setSession = (session: Session) => useSession.setState(session, true);
