import type { OperationId } from '@swapt/shared/contract';
import type { ErrorCode } from '@swapt/shared/values';

/** Operations whose own caller gets an expected failure for a made-up value. */
export const refusesSample: Partial<Record<OperationId, ErrorCode>> = {
  'analytics.appendScan': 'analytics.bad_token',
  'analytics.appendSubmit': 'submission.bad_token',
  // The membership of the world has been taken.
  'invitations.accept': 'invitation.not_found',
  'invitations.decline': 'invitation.not_found',
  // The page of the world has no form, and its owner is the only one.
  'analytics.submitData': 'submission.no_form',
  'account.askDeletion': 'org.last_owner',
  // The people of the world come from another identity provider.
  'account.rename': 'account.managed_elsewhere',
  'account.changeEmail': 'account.managed_elsewhere',
  'account.keepEmail': 'account.managed_elsewhere',
  'account.confirmEmail': 'account.managed_elsewhere',
  'account.changePassword': 'account.managed_elsewhere',
  'sessions.list': 'account.managed_elsewhere',
  'sessions.end': 'account.managed_elsewhere',
  'sessions.endOthers': 'account.managed_elsewhere',
  'passkeys.list': 'account.managed_elsewhere',
  'passkeys.begin': 'account.managed_elsewhere',
  'passkeys.add': 'account.managed_elsewhere',
  'passkeys.remove': 'account.managed_elsewhere',
  'secondFactor.get': 'account.managed_elsewhere',
  'secondFactor.begin': 'account.managed_elsewhere',
  'secondFactor.confirm': 'account.managed_elsewhere',
  'secondFactor.renewCodes': 'account.managed_elsewhere',
  'secondFactor.remove': 'account.managed_elsewhere',
  'codes.redeem': 'code.not_found',
  // The store of the world is a draft, which shoppers do not see.
  'addons.get': 'store.not_found',
  'stores.record': 'store.not_found',
  'stores.theme': 'store.not_found',
  'stores.inventory': 'store.not_found',
  'stores.categories': 'store.not_found',
  'stores.inventoryItem': 'store.not_found',
  'stores.itemInfo': 'store.not_found',
  // The order of the world is not called off yet, its store is closed, and the link and the address are made up.
  'orders.quote': 'store.not_found',
  'orders.create': 'store.not_found',
  'orders.make': 'store.not_found',
  // Nothing would be left of it.
  'orders.editLines': 'order.invalid',
  'orders.customer': 'order.not_found',
  'orders.mailCode': 'request.invalid',
  'orders.withdraw': 'order.not_found',
  'orders.delete': 'order.bad_state',
  // Nobody has this promo code.
  'promoLock.validate': 'promo.wrong_code',
  // So is the link of a payment, and no account is connected.
  'payments.options': 'store.not_found',
  'payments.paymentIntent': 'store.not_found',
  'payments.promoCode': 'store.not_found',
  'payments.intent': 'order.not_found',
  'payments.testPay': 'order.not_found',
  'payments.success': 'order.not_found',
  // It was paid at the counter.
  'payments.capture': 'order.bad_state',
  'payments.balance': 'payment.not_connected',
  'payments.connect': 'payment.not_connected',
  'payments.connect.status': 'payment.not_connected',
  // The event of the world is open, and the store that sells there closed since.
  'events.reopen': 'event.bad_state',
  'events.cancel': 'event.bad_state',
  // One waits already, and its photo is none.
  'settlement.submit': 'settlement.waiting',
  'settlement.addSlip': 'image.unreadable',
  'pos.start': 'store.not_found',
  'pos.shelf': 'store.not_found',
  'pos.quote': 'store.not_found',
  // Its sale is paid, and it has no terminals.
  'pos.terminals': 'square.no_location',
  'pos.charge': 'square.no_location',
  'pos.charged': 'order.not_found',
  'pos.stopCharge': 'order.not_found',
  // Another store sells at it.
  'stores.analytics': 'event.not_found',
  // The page of the world is a draft, and these are asked for by nobody in particular.
  'pages.get': 'page.not_found',
  'pages.return': 'page.not_found',
  'pages.unpublish': 'page.bad_state',
  'pages.restore': 'page.bad_state',
  'codes.removeAlias': 'code.alias_not_found',
  'codes.keepWinner': 'code.variant_not_found',
  // The change of the world has not begun.
  'bulkChanges.undo': 'bulk_change.bad_state',
  // Nor has its job been tried.
  'jobs.retry': 'job.bad_state',
  'jobs.dismiss': 'job.bad_state',
  // Asked for by nobody in particular, an organization's picture is not made, and nothing has the name that is reported.
  'aiqr.generate': 'org.not_found',
  'reports.create': 'report.no_subject',
  // The batch of the world is still being made.
  'codes.oneTimeFile': 'one_time.bad_state',
  // It is asked for by nobody in particular, and the note is for the team.
  'codes.notes.get': 'note.not_found',
  // The remotes that come with the product stay.
  'platform.removeRemote': 'remote.refused',
  'platform.promote': 'remote.refused',
  'platform.allow': 'remote.refused',
  'platform.rollback': 'remote.refused',
  'platform.canary': 'remote.refused',
  'platform.endCanary': 'remote.refused',
};
