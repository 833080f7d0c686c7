/** What the browser is told at run time. Nothing here is a secret. @given */
export interface PublicSettings {
  /** What codes encode and links carry, without a slash at the end. */
  publicUrl: string;
  /** Phones cannot reach the public address, because it names this computer itself. */
  isLocalAddress: boolean;
  /** An e-mail address at which people reach those who run the installation; empty when none is told. */
  contact: string;
  /** Codes may lead to addresses in private networks. */
  allowPrivateTargets: boolean;
  /** The identity provider; `domain` with scheme and without a slash at the end. */
  auth: { domain: string; clientId: string; audience: string };
  /** Base address per host of the API; an empty string is the page's own origin. */
  bases: { core: string; v1: string; wallet: string };
  /** A host whose landing screen differs; empty when there is none. */
  specialHost: string;
  paymentPublicKey: string;
  mapsToken: string;
  gridLicence: string;
  /** A developer may show a remote from their own computer in this browser. */
  isOverlayAllowed: boolean;
}
