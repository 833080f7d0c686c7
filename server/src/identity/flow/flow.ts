import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { Services } from '../../platform/services.js';
import type { PageContent } from '../../platform/html/page.js';
import { sendPage } from '../../platform/html/send-page.js';

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
  /** Signs the account in and sends the browser on to where it came from. */
  finish: (accountId: string) => Promise<FastifyReply>;
  show: (content: PageContent, status?: number) => FastifyReply;
}

export interface FlowRoute {
  Params: { uid: string };
  Body: unknown;
  Querystring: Record<string, string | undefined>;
}

/** The flow of this browser at this address, or undefined when it has ended. The signed cookie of the flow is what counts, not the address. */
export async function openFlow(
  { provider }: IdentityServices,
  request: FastifyRequest<FlowRoute>,
  reply: FastifyReply,
): Promise<Flow | undefined> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
  if (!interaction || interaction.uid !== request.params.uid) return undefined;
  const { params } = interaction;
  return {
    uid: interaction.uid,
    path: `/auth/flow/${interaction.uid}`,
    wantsAccount: params.screen_hint === 'signup',
    pending: readPending(interaction.result?.pending),
    setPending: async (pending) => {
      interaction.result = { ...interaction.result, pending };
      await interaction.persist();
    },
    finish: async (accountId) => {
      const returnTo = await provider.interactionResult(request.raw, reply.raw, { login: { accountId, amr: ['pwd'] } });
      return reply.redirect(returnTo, 303);
    },
    // Browsers hold the redirects after a form to `form-action` as well, and these end at the console.
    show: (content, status) =>
      sendPage(reply, { ...content, formTargets: [new URL(String(params.redirect_uri)).origin] }, status),
  };
}

function readPending(value: unknown): Pending | undefined {
  if (typeof value !== 'object' || value === null || !('accountId' in value) || !('email' in value)) return undefined;
  return { accountId: String(value.accountId), email: String(value.email) };
}
