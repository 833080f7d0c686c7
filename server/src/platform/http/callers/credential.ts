import type { Role } from '@swapt/shared/values';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../handler.js';

/**
 * Who calls: a person with a token, or a program with the API key of one organization. `scope` tells callers apart.
 * A person accepts each new version of the terms; a key goes on under what its maker accepted, so that a new version stops no shop's programs.
 */
export type Credential = { scope: string; userId: string; hasAcceptedTerms: boolean } & (
  { kind: 'person'; caller: Caller } | { kind: 'key'; orgId: string; role: Role }
);

/** Reads who calls from a request; nothing when nobody says. Throws for what does not hold. */
export type Authenticate = (request: FastifyRequest) => Promise<Credential | undefined>;
