/** An address of a public screen, as the server and the registry write it; what begins with a colon is a parameter. */
export interface PublicPath {
  path: `/${string}`;
  title: string;
  /** GET shows the screen; POST takes a form that is sent to this address. */
  methods: readonly ('GET' | 'POST')[];
}

/**
 * What everybody else needs to know of a public screen; its data is declared beside it. From here come the registry's routes, the reserved first
 * segments of addresses, what shoppers' phones may ask for, and the list of screens that mf-public has to draw.
 */
export interface PublicScreenDeclaration {
  /** Whether search engines may list its pages, unless one says otherwise. Addresses that are given to some people only are for those. */
  isListed: boolean;
  /** Empty for a screen that is shown in place of another. */
  paths: readonly PublicPath[];
}
