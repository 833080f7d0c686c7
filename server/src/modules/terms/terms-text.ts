/** The terms of service. Whoever changes the text changes the version too, so that people are asked again. */
export const terms = {
  version: '2026-11-20',
  title: 'Terms of service',
  body: `These terms are between you and whoever runs this installation of Swapt (“we”). By using the console you agree to them. If you use Swapt for an organization, you agree for that organization and say that you may do so.

What Swapt does. You make codes that lead people to a place you choose, and see how often they are scanned. We try to keep codes working at all times, but we cannot promise that the service never stops or never has a fault.

Your account. Give a true e-mail address, keep your password to yourself and tell us if somebody else may know it. You answer for what is done with your account and with your organization’s API key.

Your content stays yours. You let us store, copy and show it only as far as the service needs. You may take it with you at any time.

What is not allowed. Do not use Swapt to deceive people, to spread harmful software, to collect passwords or card data, to send unwanted messages, to break the law or other people’s rights, or to disturb the service. We may pause a code or an account that does, and we tell you when we do.

People who scan your codes. We record when a code was scanned, the country, the kind of device and a random visitor number, and nothing that names a person. You must tell the people you reach what you collect from them, where the law asks for it.

Roles. Owners and admins of an organization decide who may see and change its content. An owner may remove your access at any time.

Ending. You may stop at any time. When an owner deletes an organization, everything in it is erased after 7 days; until then it can be undone. Printed codes of a deleted organization then lead nowhere.

Liability. The service comes as it is. As far as the law allows, we do not answer for loss of profit or for indirect damage. Nothing here limits rights that the law gives you and that cannot be given up.

Changes. When these terms change, the console shows you the new version and asks you to accept it before you go on.`,
} as const;
