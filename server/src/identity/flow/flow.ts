import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { Services } from '../../platform/services.js';
import type { PageContent } from '../../platform/html/page.js';
import { sendPage } from '../../platform/html/send-page.js';
import { hasSecondFactor } from '../second-factor/take-code.js';

export interface IdentityServices extends Services {
  provider: Provider;
}

/** Somebody who signed up and still has to confirm the address. The account is there once they have, if it is ever: see `signUp`. */
interface Pending {
  accountId: string;
  email: string;
}

/** One sign-in on its way: the browser came from the console and will be sent back there. */
export interface Flow {
  uid: string;
  /** Path of its pages. */
  path: string;
  wantsAccount: boolean;
  pending: Pending | undefined;
  setPending: (pending: Pending) => Promise<void>;
  /** The account whose password was typed, and whose code is asked for next. */
  passed: string | undefined;
  /** After the password: on to the code where the account has a second factor, else signed in. */
  pass: (accountId: string, onSignedIn?: () => void) => Promise<FastifyReply>;
  /** Signs the account in and sends the browser on to where it came from. */
  finish: (accountId: string, amr: string[]) => Promise<FastifyReply>;
  show: (content: PageContent, status?: number) => FastifyReply;
}

export interface FlowRoute {
  Params: { uid: string };
  Body: unknown;
  Querystring: Record<string, string | undefined>;
}

/** The flow of this browser at this address, or undefined when it has ended. The signed cookie of the flow is what counts, not the address. */
export async function openFlow(
  { provider, db }: IdentityServices,
  request: FastifyRequest<FlowRoute>,
  reply: FastifyReply,
): Promise<Flow | undefined> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
  if (!interaction || interaction.uid !== request.params.uid) return undefined;
  const { params } = interaction;
  const path = `/auth/flow/${interaction.uid}`;
  const finish = async (accountId: string, amr: string[]) => {
    const returnTo = await provider.interactionResult(request.raw, reply.raw, { login: { accountId, amr } });
    return reply.redirect(returnTo, 303);
  };
  return {
    uid: interaction.uid,
    path,
    wantsAccount: params.screen_hint === 'signup',
    pending: readPending(interaction.result?.pending),
    setPending: async (pending) => {
      interaction.result = { ...interaction.result, pending };
      await interaction.persist();
    },
    passed: readPassed(interaction.result?.passed),
    pass: async (accountId, onSignedIn) => {
      if (!(await db.system((tx) => hasSecondFactor(tx, accountId)))) {
        onSignedIn?.();
        return finish(accountId, ['pwd']);
      }
      interaction.result = { passed: { accountId } };
      await interaction.persist();
      return reply.redirect(`${path}/code`, 303);
    },
    finish,
    // Browsers hold the redirects after a form to `form-action` as well, and these end at the console.
    show: (content, status) =>
      sendPage(reply, { ...content, formTargets: [new URL(String(params.redirect_uri)).origin] }, status),
  };
}

function readPending(value: unknown): Pending | undefined {
  if (typeof value !== 'object' || value === null || !('accountId' in value) || !('email' in value)) return undefined;
  return { accountId: String(value.accountId), email: String(value.email) };
}

function readPassed(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'accountId' in value ? String(value.accountId) : undefined;
}
