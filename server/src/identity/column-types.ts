import type { JWK } from 'jose';
import type { AdapterPayload } from 'oidc-provider';

declare module '../platform/db/statements.js' {
  interface ColumnTypes {
    'oidc_payloads.payload': AdapterPayload;
    'signing_keys.jwk': JWK;
  }
}
